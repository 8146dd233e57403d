import type { Section } from '@limber/contract/terms/site-pages.ts';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSwitches } from '../../../components/use-studio.ts';
import { announceAlive } from '../../../lib/hydrated-event.ts';
import { paths } from '../../../paths.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { BodyMap } from '../body-map/body-map.tsx';
import { BranchesSection } from '../branches/branches-section.tsx';
import { StudioNextFree } from '../next-free/studio-next-free.tsx';
import { PeopleSection } from '../people/people-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import { MembershipTeaser } from './membership-teaser.tsx';
import { ServicesArcade } from './services-arcade.tsx';
import { isThere } from './shown-sections.ts';
import { YourHour } from './your-hour.tsx';

const parts: Record<Section, ComponentType> = {
  'body-map': BodyMap,
  services: ServicesArcade,
  hour: YourHour,
  team: PeopleSection,
  equipment: EquipmentSection,
  benefits: BenefitsSection,
  membership: MembershipTeaser,
  branches: BranchesSection,
};

/** Everything below the first screen, as the studio has chosen; its code loads later. */
export function HomeLower({ onAlive }: { onAlive(): void }) {
  const { sections } = useSwitches();
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
      <StudioNextFree />
      {sections.map((section) => {
        if (!isThere(section)) return null;
        const Part = parts[section];
        return <Part key={section} />;
      })}
      <HomeBar />
    </div>
  );
}

/**
 * A Book button at the lower edge of phones, shown from below the first screen, which has its own,
 * down to the footer.
 */
function HomeBar() {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-80 bottom-0 z-20 flex items-end sm:hidden print:hidden">
      <div className="pointer-events-auto sticky bottom-0 w-full border-t border-hairline bg-bg px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <Link to={paths.booking} className={buttonClasses('primary', 'w-full')}>
          <Trans>Book a session</Trans>
        </Link>
      </div>
    </div>
  );
}
