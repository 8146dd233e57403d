import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useState } from 'react';
import type { RouteHandle } from '../../../components/layout/site-layout.tsx';
import { pageMeta } from '../../../components/page-meta.ts';
import { paths } from '../../../paths.ts';
import { lazyPartOfBuiltPage } from '../../../ui/lazy/lazy-part.tsx';
import { ClosurePopup } from '../closure/closure-popup.tsx';
import { businessFacts } from './business-facts.ts';
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

export const links = () => heroPreloads;

export const handle: RouteHandle = { footerGap: 'wide' };

export function meta() {
  return pageMeta({
    title: t`Limber — assisted stretching and sports massage in Dubai`,
    description: t`Assisted stretching, sport massage, red-light and compression therapy with certified therapists in Al Warqa and Al Mizhar, Dubai. Book your session online.`,
    path: paths.home,
  });
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
      <FactsScript />
    </>
  );
}

/**
 * The studio's facts for search engines. Only in the prerendered HTML, so the browser does not load
 * the code that writes them.
 */
function FactsScript() {
  const facts = import.meta.env.SSR
    ? JSON.stringify(businessFacts()).replaceAll('<', '\\u003c')
    : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with its brackets escaped
      dangerouslySetInnerHTML={{ __html: facts }}
    />
  );
}
