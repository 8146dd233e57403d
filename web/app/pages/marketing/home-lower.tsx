import { useEffect } from 'react';
import { BenefitsSection } from './benefits-section.tsx';
import { BodyMap } from './body-map.tsx';
import { BranchesSection } from './branches-section.tsx';
import { replayEarlyClicks } from './early-clicks.ts';
import { EquipmentSection } from './equipment-section.tsx';
import { MembershipTeaser } from './membership-teaser.tsx';
import { ServiceStrip } from './service-strip.tsx';

/** What lies below the first screen; its code comes after that one's. */
export function HomeLower({ onAlive }: { onAlive(): void }) {
  useEffect(() => {
    replayEarlyClicks();
    onAlive();
  }, [onAlive]);
  return (
    <>
      <ServiceStrip />
      <EquipmentSection />
      <BodyMap />
      <BenefitsSection />
      <MembershipTeaser />
      <BranchesSection />
    </>
  );
}
