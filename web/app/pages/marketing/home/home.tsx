import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useState } from 'react';
import type { RouteHandle } from '../../../components/layout/site-layout.tsx';
import { pageMeta } from '../../../components/meta-tags.ts';
import { servedWords } from '../../../components/use-studio.ts';
import { spokenLanguage } from '../../../i18n.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { doesStretch, servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { lazyPart, lazyPartOfBuiltPage } from '../../../ui/lazy/lazy-part.tsx';
import { firstInteraction } from './first-interaction.ts';
import { Hero } from './hero.tsx';
import { heroPreloads } from './hero-picture.tsx';

// Only once: retrying the lower part need not wait again.
const interaction = firstInteraction();

/** The prerendered page contains it; it is hydrated once the visitor does something. */
const HomeLower = lazyPartOfBuiltPage(async () => {
  await interaction;
  return (await import('./home-lower.tsx')).HomeLower;
});

export const links = () => (servedSite().open ? heroPreloads() : []);

export const handle: RouteHandle = { footerGap: 'wide' };

export function meta() {
  const site = servedSite();
  const say = servedWords(spokenLanguage());
  const { brand } = site.studio;
  const city = say(site.studio.city);
  const services = joinNames(site.strip.map(({ name }) => say(name)));
  const places = joinNames([...site.branches.map(({ name }) => say(name)), city].filter(Boolean));
  return pageMeta({
    title: titleOf(brand, city),
    description:
      services && places
        ? t`${services}. ${places}. Book your session online.`
        : t`Book your session at ${brand} online.`,
    path: paths.home,
  });
}

function titleOf(brand: string, city: string): string {
  if (doesStretch())
    return city
      ? t`${brand} — assisted stretching and sports massage in ${city}`
      : t`${brand} — assisted stretching and sports massage`;
  return city
    ? t`${brand} — treatment and recovery in ${city}`
    : t`${brand} — treatment and recovery`;
}

export default function HomePage() {
  const { i18n } = useLingui();
  // The prerendered page is English. Until the lower part is hydrated, another language renders it
  // from scratch; afterwards it changes its words like any other part.
  const [aliveIn, setAliveIn] = useState<string>();
  const onAlive = useCallback(() => setAliveIn((known) => known ?? i18n.locale), [i18n]);
  return (
    <>
      <Hero />
      <Suspense key={aliveIn ?? i18n.locale} fallback={<div className="min-h-dvh" />}>
        <HomeLower onAlive={onAlive} />
      </Suspense>
      <ClosurePopup />
    </>
  );
}

/** Announces a closure of the studio; loaded after the page itself. */
const ClosurePopup = lazyPart(
  async () => (await import('../closure/closure-announcement.tsx')).ClosureAnnouncement,
  { missing: () => null },
);
