/** Pixel sizes of the pictures under /media/, so that pages keep their place while they load. */
const pictures = {
  'hero-desktop': { width: 2400, height: 1200 },
  'hero-mobile': { width: 1080, height: 1350 },
  'red-light': { width: 1200, height: 900 },
  compression: { width: 1200, height: 900 },
  stretching: { width: 1200, height: 900 },
  'sport-massage': { width: 1200, height: 900 },
  'pnf-stretching': { width: 1200, height: 900 },
  'dynamic-stretching': { width: 1200, height: 900 },
  equipment: { width: 1800, height: 1200 },
  'active-life': { width: 1800, height: 1200 },
  'discount-hero': { width: 1800, height: 1200 },
} as const;

export type PictureName = keyof typeof pictures;

/** Address and size of a picture, ready to be spread into an img element. */
export function picture(name: PictureName) {
  return { src: `/media/${name}.webp`, ...pictures[name] };
}
