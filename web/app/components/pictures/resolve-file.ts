/** What is known of the files of a slot. */
interface PictureFile {
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Pixel widths in which it is served, ascending. */
  widths: readonly number[];
  /** A few pixels of it as WebP, in base64; the first screen does without. */
  blur?: string;
}

interface Source {
  type: string;
  srcSet: string;
}

/** All that an `img` of a slot needs. */
export interface ResolvedPicture {
  src: string;
  /** Pixels, so that the page keeps its place while it loads. */
  width: number;
  height: number;
  /** CSS object-position that keeps the subject in view. */
  focus: string;
  /** Candidates by format, best first. */
  sources: [best: Source, other: Source];
  /** CSS background that stands for the picture until it is there; '' for none. */
  placeholder: string;
}

/** What to show of a slot's files. */
export function resolveFile(
  name: string,
  { width, height, widths, blur }: PictureFile,
  focus: string,
): ResolvedPicture {
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
    placeholder: blur ? `url(data:image/webp;base64,${blur})` : '',
  };
}
