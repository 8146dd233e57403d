import type { LinkDescriptor } from 'react-router';
import type { ResolvedPicture } from './resolve-file.ts';

/** Lets the browser load a picture of the first screen, where `media` holds, before it has read the page. */
export function preloadPicture(
  { src, sources: [best] }: ResolvedPicture,
  media: string,
  imageSizes: string,
): LinkDescriptor {
  const link = { rel: 'preload', as: 'image', media, href: src, fetchPriority: 'high' } as const;
  if (!best) return link;
  return { ...link, type: best.type, imageSrcSet: best.srcSet, imageSizes };
}
