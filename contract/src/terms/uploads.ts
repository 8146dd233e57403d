/** Pictures that are taken in at the same time, from everybody together: what they hold is memory. */
export const MOST_UPLOADS_AT_ONCE = 8;
/** Pictures that one account may upload in an hour. */
export const PICTURES_AN_HOUR = 30;
/** The most megabytes of one picture … */
export const MOST_UPLOAD_MB = 5;
/** … and bytes. */
export const MOST_UPLOAD_BYTES = MOST_UPLOAD_MB * 1024 * 1024;

/** The most pixels of a picture that is decoded in one pass. */
export const MOST_PICTURE_MEGAPIXELS = 40;
/**
 * What a picture costs beside one of as many pixels that is decoded in one pass: an interlaced PNG has
 * seven passes, each of which goes over the whole of it; an AVIF is decoded as a film.
 */
export const PICTURE_PASSES = { interlacedPng: 7, avif: 3 } as const;
/** Scans of a progressive JPEG that count as one pass: programs write ten. */
export const JPEG_SCANS_A_PASS = 10;
/** In pixels, as they are kept; a partner's logo is whole and no larger than it came. */
export const pictureSizes = {
  profile: { width: 512, height: 512, fit: 'cover' },
  cover: { width: 1600, height: 500, fit: 'cover' },
  therapist: { width: 800, height: 800, fit: 'cover' },
  branch: { width: 1200, height: 800, fit: 'cover' },
  partner: { width: 320, height: 320, fit: 'inside', withoutEnlargement: true },
} as const;

export type PictureUse = keyof typeof pictureSizes;

/**
 * A picture that takes longer is given up, in seconds, with its process: what its head lets pass takes about one, and
 * several on a busy machine.
 */
export const PICTURE_SECONDS = 15;
/** Who waits for longer until the pictures before are decoded is told to come again, in seconds. */
export const PICTURE_WAIT_SECONDS = 20;
/** The most bytes that are taken and thrown away of a request that is too large, so that its sender reads why. */
export const MOST_DRAINED_BYTES = 32 * 1024 * 1024;
