import { t } from '@lingui/core/macro';
import { pageMeta } from '../../components/page-meta.ts';
import { paths } from '../../paths.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { BodyMap } from './body-map.tsx';
import { BranchesSection } from './branches-section.tsx';
import { businessFacts } from './business-facts.ts';
import { ClosurePopup } from './closure-popup.tsx';
import { EquipmentSection } from './equipment-section.tsx';
import { Hero } from './hero.tsx';
import { heroPreloads } from './hero-picture.tsx';
import './marketing.css';
import { MembershipTeaser } from './membership-teaser.tsx';
import { ServiceStrip } from './service-strip.tsx';

export const links = () => heroPreloads;

export function meta() {
  return [
    ...pageMeta({
      title: t`Limber — assisted stretching and sports massage in Dubai`,
      description: t`Assisted stretching, sport massage, red-light and compression therapy with certified trainers in Al Warqa and Al Mizhar, Dubai. Book your session online.`,
      path: paths.home,
    }),
    { 'script:ld+json': businessFacts() },
  ];
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <ServiceStrip />
      <EquipmentSection />
      <BodyMap />
      <BenefitsSection />
      <MembershipTeaser />
      <BranchesSection />
      <ClosurePopup />
    </>
  );
}
