/** Pictures processed at the same time, from everybody together, since each takes memory. */
export const MOST_UPLOADS_AT_ONCE = 8;
/** Pictures that one account may upload in an hour. */
export const PICTURES_AN_HOUR = 30;
/** The most megabytes of one picture … */
export const MOST_UPLOAD_MB = 5;
/** … and bytes. */
export const MOST_UPLOAD_BYTES = MOST_UPLOAD_MB * 1024 * 1024;

/** The most pixels, in millions, of a picture that is decoded in one pass. */
export const MOST_PICTURE_MEGAPIXELS = 40;
/**
 * The cost of a picture relative to one with as many pixels decoded in one pass: an interlaced PNG
 * takes seven passes over the whole picture, and an AVIF is decoded like a film.
 */
export const PICTURE_PASSES = { interlacedPng: 7, avif: 3 } as const;
/** Scans of a progressive JPEG that count as one pass: programs write ten. */
export const JPEG_SCANS_A_PASS = 10;
/** In pixels, as stored; a logo is neither cropped nor enlarged. */
export const pictureSizes = {
  profile: { width: 512, height: 512, fit: 'cover' },
  cover: { width: 1600, height: 500, fit: 'cover' },
  therapist: { width: 800, height: 800, fit: 'cover' },
  branch: { width: 1200, height: 800, fit: 'cover' },
  logo: { width: 480, height: 160, fit: 'inside', withoutEnlargement: true },
  mark: { width: 512, height: 512, fit: 'inside', withoutEnlargement: true },
  hero_wide: { width: 2000, height: 1000, fit: 'cover' },
  hero_narrow: { width: 900, height: 1125, fit: 'cover' },
  section: { width: 1200, height: 800, fit: 'cover' },
  partner: { width: 320, height: 320, fit: 'inside', withoutEnlargement: true },
} as const;

/** Widths in pixels in which a picture of the studio is served, besides its own. */
export const PICTURE_WIDTHS = ['200', '400', '800', '1200'] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export type PictureUse = keyof typeof pictureSizes;

/**
 * Seconds after which decoding is abandoned and its process ended. A picture within the limits
 * takes about one, and several on a busy machine.
 */
export const PICTURE_SECONDS = 15;
/**
 * Seconds after which an upload that waits for earlier pictures is refused and may be sent again.
 */
export const PICTURE_WAIT_SECONDS = 20;
/**
 * The most bytes of an oversized request that are read and discarded, so that its sender receives
 * the refusal.
 */
export const MOST_DRAINED_BYTES = 32 * 1024 * 1024;
