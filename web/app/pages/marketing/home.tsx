import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { pageMeta } from '../../components/page-meta.ts';
import { paths } from '../../paths.ts';
import { ClosurePopup } from './closure-popup.tsx';
import { hearEarlyTouches } from './early-touches.ts';
import { FactsScript } from './facts-script.tsx';
import { Hero } from './hero.tsx';
import { heroPreloads } from './hero-picture.tsx';
import './marketing.css';
import { visitorStirs } from './visitor-stirs.ts';

/** The built page has it from the start; it comes alive once the visitor does something. */
const HomeLower = lazy(async () => {
  if (!import.meta.env.SSR) hearEarlyTouches();
  await visitorStirs();
  return { default: (await import('./home-lower.tsx')).HomeLower };
});

export const links = () => heroPreloads;

export function meta() {
  return pageMeta({
    title: t`Limber — assisted stretching and sports massage in Dubai`,
    description: t`Assisted stretching, sport massage, red-light and compression therapy with certified trainers in Al Warqa and Al Mizhar, Dubai. Book your session online.`,
    path: paths.home,
  });
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <HomeLower />
      </Suspense>
      <ClosurePopup />
      <FactsScript />
    </>
  );
}
