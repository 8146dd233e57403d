import type { LinkDescriptor } from 'react-router';
import { heroFiles } from '../../../components/pictures/hero-files.ts';
import { preloadPicture } from '../../../components/pictures/preload-picture.ts';
import {
  type ResolvedPicture,
  resolveFile,
  resolveUpload,
} from '../../../components/pictures/resolve-file.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';

const wideScreen = '(min-width: 64rem)';
const narrowScreen = '(max-width: 63.99rem)';
const sizes = '100vw';
/** A studio's own picture takes three fifths of a wide screen. */
const ownWideSizes = '60vw';

/** Noon and dusk: each theme has its own first picture, for landscape and portrait screens. */
const themes = [
  { scheme: 'light', wide: resolveHero('hero-desktop'), narrow: resolveHero('hero-mobile') },
  { scheme: 'dark', wide: resolveHero('hero-dark'), narrow: resolveHero('hero-dark-mobile') },
] as const;

const looks = {
  light: 'inset-0 size-full object-[50%_100%] lg:object-[72%_58%]',
  // In portrait, the dusk is below the text and its upper edge fades into the dark.
  dark: 'inset-x-0 bottom-0 h-3/4 w-full object-[22%_100%] max-lg:mask-t-from-60% lg:h-full lg:object-[72%_55%]',
};

/** The right picture comes before the browser has read the page. */
export function heroPreloads(): LinkDescriptor[] {
  const own = ownHero();
  if (own)
    return [
      preloadPicture(own.wide, wideScreen, ownWideSizes),
      preloadPicture(own.narrow, narrowScreen, sizes),
    ];
  return themes.flatMap(({ scheme, wide, narrow }) => [
    preloadPicture(wide, `(prefers-color-scheme: ${scheme}) and ${wideScreen}`, sizes),
    preloadPicture(narrow, `(prefers-color-scheme: ${scheme}) and ${narrowScreen}`, sizes),
  ]);
}

/** The studio's pictures, each standing in for a missing other one; null: it has none. */
function ownHero(): { wide: ResolvedPicture; narrow: ResolvedPicture } | null {
  const { hero_wide, hero_narrow } = servedSite().look.pictures;
  const wide = hero_wide ?? hero_narrow;
  const narrow = hero_narrow ?? hero_wide;
  if (!wide || !narrow) return null;
  return {
    wide: resolveUpload(wide, 'hero_wide'),
    narrow: resolveUpload(narrow, 'hero_narrow'),
  };
}

/**
 * The hero's picture. Only styles know whether the theme differs from the system's, so both
 * pictures are rendered; the hidden one is lazy and never loaded.
 */
export function HeroPicture() {
  const own = ownHero();
  if (own) return <OwnPicture {...own} />;
  return themes.map(({ scheme, wide, narrow }) => (
    <picture key={scheme} className={scheme === 'dark' ? 'hidden dark:contents' : 'dark:hidden'}>
      {wide.sources.map((source) => (
        <source
          key={source.type}
          media={wideScreen}
          {...source}
          sizes={sizes}
          width={wide.width}
          height={wide.height}
        />
      ))}
      {narrow.sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={narrow.src}
        width={narrow.width}
        height={narrow.height}
        alt=""
        loading="lazy"
        fetchPriority={scheme === 'light' ? 'high' : undefined}
        className={`absolute object-cover lg:rtl:-scale-x-100 ${looks[scheme]}`}
      />
    </picture>
  ));
}

/** A studio's picture is any picture, so the words stand on the page's colour, into which it fades. */
function OwnPicture({ wide, narrow }: { wide: ResolvedPicture; narrow: ResolvedPicture }) {
  return (
    <>
      <span aria-hidden="true" className="absolute inset-0 bg-bg" />
      <picture>
        <source
          media={wideScreen}
          srcSet={wide.sources[0]?.srcSet ?? wide.src}
          sizes={ownWideSizes}
          width={wide.width}
          height={wide.height}
        />
        <img
          src={narrow.src}
          srcSet={narrow.sources[0]?.srcSet}
          sizes={sizes}
          width={narrow.width}
          height={narrow.height}
          alt=""
          fetchPriority="high"
          className="absolute inset-x-0 bottom-0 h-3/5 w-full object-cover max-lg:mask-t-from-80% lg:start-auto lg:end-0 lg:h-full lg:w-3/5 lg:ltr:mask-l-from-70% lg:rtl:mask-r-from-70%"
        />
      </picture>
    </>
  );
}

/** The first screen's slots are read separately, so that the rest of the manifest can wait. */
function resolveHero(slot: keyof typeof heroFiles): ResolvedPicture {
  return resolveFile(slot, heroFiles[slot], '');
}
