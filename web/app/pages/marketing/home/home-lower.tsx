import { useEffect, useState } from 'react';
import { announceAlive } from '../../../lib/alive.ts';
import { BodyMap } from '../body-map/body-map.tsx';
import { BranchesSection } from '../branches/branches-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import { MembershipTeaser } from './membership-teaser.tsx';
import { NextFree } from './next-free.tsx';
import { ServiceStrip } from './service-strip.tsx';

/** What lies below the first screen; its code comes after that one's. */
export function HomeLower({ onAlive }: { onAlive(): void }) {
  const [asleep, setAsleep] = useState(true);
  useEffect(() => {
    setAsleep(false);
    onAlive();
  }, [onAlive]);
  useEffect(() => {
    if (!asleep) announceAlive();
  }, [asleep]);
  return (
    <div data-asleep={asleep || undefined}>
      <NextFree />
      <ServiceStrip />
      <EquipmentSection />
      <BodyMap />
      <BenefitsSection />
      <MembershipTeaser />
      <BranchesSection />
    </div>
  );
}
