import { PICTURE_WIDTHS, pictureSizes } from '@limber/contract/terms/uploads.ts';

/** The files of a slot. */
interface PictureFile {
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Served widths in pixels, ascending. */
  widths: readonly number[];
  /** A few pixels of it as WebP, in base64; the first screen has none. */
  blur?: string;
  /** The same of the picture at night, if there is one. */
  night?: string;
}

interface Source {
  type: string;
  srcSet: string;
}

/** Everything that a slot's `img` needs. */
export interface ResolvedPicture {
  src: string;
  /** Pixels, to reserve the place while loading. */
  width: number;
  height: number;
  /** CSS object-position that keeps the subject in view; '' for that of the place. */
  focus: string;
  /** Candidates by format, best first. */
  sources: readonly Source[];
  /** CSS background shown until the picture is loaded; '' for none. */
  placeholder: string;
  /** What the dark theme shows instead: the same scene, painted at night. */
  night?: ResolvedPicture;
}

/** What a picture that the studio has uploaded shows. */
export type UploadUse = 'hero_wide' | 'hero_narrow' | 'section' | 'branch' | 'therapist';

/** A picture that the studio has uploaded, in the widths in which the server gives it. */
export function resolveUpload(src: string, use: UploadUse): ResolvedPicture {
  const { width, height } = pictureSizes[use];
  const smaller = PICTURE_WIDTHS.filter((each) => Number(each) < width);
  const candidates = [
    ...smaller.map((each) => `${src}?width=${each} ${each}w`),
    `${src} ${width}w`,
  ];
  // An earlier address may lead to any file.
  const sources = src.includes('/service/pictures/')
    ? [{ type: 'image/webp', srcSet: candidates.join(', ') }]
    : [];
  return { src, width, height, focus: '', sources, placeholder: '' };
}

/** The resolved picture of a slot. */
export function resolveFile(
  name: string,
  { night, ...file }: PictureFile,
  focus: string,
): ResolvedPicture {
  const { width, height, widths, blur } = file;
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
    ...(night && { night: resolveFile(`${name}-night`, { ...file, blur: night }, focus) }),
  };
}
