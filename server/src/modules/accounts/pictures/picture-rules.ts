import {
  JPEG_SCANS_A_PASS,
  MOST_PICTURE_MEGAPIXELS,
  PICTURE_PASSES,
  PICTURES_AN_HOUR,
} from '@limber/contract/terms/uploads.ts';

/** Pictures that people have of themselves. */
export type OwnPictureUse = 'profile' | 'cover';

/** What the header of a picture reveals. */
export interface PictureHead {
  /** As `sharp` names it; AVIF is `heif`. */
  readonly format?: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly isProgressive?: boolean | undefined;
}

/**
 * The decoding cost, in pixels of a picture that is decoded in one pass, from the header and a
 * JPEG's scans.
 */
export function decodingCost({ format, width, height, isProgressive }: PictureHead, scans: number) {
  const passes =
    format === 'heif'
      ? PICTURE_PASSES.avif
      : format === 'png' && isProgressive
        ? PICTURE_PASSES.interlacedPng
        : Math.max(1, scans / JPEG_SCANS_A_PASS);
  return width * height * passes;
}

/** The scans of a JPEG, each of which covers the whole picture. 0 for other formats. */
export function countScans(bytes: Buffer): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 0;
  let scans = 0;
  for (let at = bytes.indexOf(SCAN); at !== -1; at = bytes.indexOf(SCAN, at + SCAN.length)) {
    scans += 1;
  }
  return scans;
}

/**
 * Inside a scan 0xff is followed by 0, so these bytes are a marker there; comments may add false
 * matches.
 */
const SCAN = Buffer.from([0xff, 0xda]);

export const MOST_PIXELS = MOST_PICTURE_MEGAPIXELS * 1e6;

/** Limits how much one account can load the server with pictures. */
export function pictureChangesOf(accountId: number) {
  return { key: `pictures of account ${accountId}`, most: PICTURES_AN_HOUR, perMinutes: 60 };
}

/** Whether the bytes begin like a JPEG, PNG, WebP or AVIF, whatever the file's name. */
export function isPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return true;
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return true;
  // An AVIF names its brand, or lists it among the compatible ones.
  return text(4, 8) === 'ftyp' && /^(?:.{4})*?avi[fs]/s.test(text(8, 64));
}
