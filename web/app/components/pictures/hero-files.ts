/** Written by `node tools/pictures/pictures.mjs` from the originals in web/media; not edited by hand. */
export const heroFiles = {
  'hero-dark': {
    width: 2400,
    height: 1200,
    widths: [1200, 1800, 2400],
  },
  'hero-dark-mobile': {
    width: 1150,
    height: 1200,
    widths: [575, 863, 1150],
  },
  'hero-desktop': {
    width: 2400,
    height: 1200,
    widths: [1200, 1800, 2400],
  },
  'hero-mobile': {
    width: 1080,
    height: 1350,
    widths: [540, 810, 1080],
  },
} as const;
