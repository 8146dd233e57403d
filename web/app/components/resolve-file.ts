import type { OwnPicture } from './pictures.ts';

/** What is known of the files of a slot. */
export interface PictureFile {
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Pixel widths in which it is served, ascending. */
  widths: readonly number[];
  /** A few pixels of it as WebP, in base64. */
  blur: string;
}

/** All that an `img` of a slot needs. */
export interface ResolvedPicture extends Required<OwnPicture> {
  /** Candidates by format, best first; none for a picture of the studio's own. */
  sources: { type: string; srcSet: string }[];
  /** CSS background that stands for the picture until it is there. */
  placeholder?: string;
}

/** What to show: the studio's own picture if there is one, else the house's in three widths. */
export function resolveFile(
  name: string,
  { width, height, widths, blur }: PictureFile,
  focus: string,
  own?: OwnPicture,
): ResolvedPicture {
  if (own) return { focus: middle, ...own, sources: [] };
  const candidates = (format: string) =>
    widths.map((each) => `/media/${name}-${each}.${format} ${each}w`).join(', ');
  return {
    src: `/media/${name}.webp`,
    width,
    height,
    focus,
    sources: [
      { type: 'image/avif', srcSet: candidates('avif') },
      { type: 'image/webp', srcSet: candidates('webp') },
    ],
    placeholder: `url(data:image/webp;base64,${blur})`,
  };
}

const middle = '50% 50%';
