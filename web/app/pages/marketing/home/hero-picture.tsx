import type { CSSProperties } from 'react';
import type { LinkDescriptor } from 'react-router';
import { heroFiles } from '../../../components/pictures/hero-files.ts';
import { type ResolvedPicture, resolveFile } from '../../../components/pictures/resolve-file.ts';

const wideScreen = '(min-width: 64rem)';
const narrowScreen = '(max-width: 63.99rem)';
const sizes = '100vw';

/** Lets the browser fetch the hero that its screen will show before it has read the page. */
export const heroPreloads: LinkDescriptor[] = [
  preload(resolveHero('hero-desktop'), wideScreen),
  preload(resolveHero('hero-mobile'), narrowScreen),
];

/** The hero behind its words: an upright picture on small screens, a wide one from 1024 px. */
export function HeroPicture() {
  const wide = resolveHero('hero-desktop');
  const narrow = resolveHero('hero-mobile');
  return (
    <picture>
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
        fetchPriority="high"
        style={
          { '--wide': wide.placeholder, '--narrow': narrow.placeholder } as CSSProperties & {
            [name: `--${string}`]: string | undefined;
          }
        }
        className="absolute inset-0 size-full bg-(image:--narrow) bg-cover object-cover object-[55%_100%] lg:bg-(image:--wide) lg:object-[68%_45%] dark:brightness-75 lg:rtl:-scale-x-100"
      />
    </picture>
  );
}

/** The slots of the first screen are read by themselves: the rest of the manifest can wait. */
function resolveHero(slot: keyof typeof heroFiles): ResolvedPicture {
  return resolveFile(slot, heroFiles[slot], '');
}

function preload({ src, sources: [best] }: ResolvedPicture, media: string): LinkDescriptor {
  const link = { rel: 'preload', as: 'image', media, href: src, fetchPriority: 'high' };
  return { ...link, type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes };
}
