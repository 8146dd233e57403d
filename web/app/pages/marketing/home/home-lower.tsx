import { useEffect, useState } from 'react';
import { announceAlive } from '../../../lib/alive.ts';
import { BodyMap } from '../body-map/body-map.tsx';
import { BranchesSection } from '../branches/branches-section.tsx';
import { PeopleSection } from '../people/people-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { Colonnade } from './colonnade.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import { HomeBar } from './home-bar.tsx';
import { MembershipTeaser } from './membership-teaser.tsx';
import { NextFree } from './next-free.tsx';
import { YourHour } from './your-hour.tsx';

/** Everything below the first screen; its code loads later. */
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
    <div data-asleep={asleep || undefined} className="relative">
      <NextFree />
      <BodyMap />
      <Colonnade />
      <YourHour />
      <PeopleSection />
      <EquipmentSection />
      <BenefitsSection />
      <MembershipTeaser />
      <BranchesSection />
      <HomeBar />
    </div>
  );
}
