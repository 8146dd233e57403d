/** Written by `node tools/pictures.mjs` from the originals in web/media; not edited by hand. */
export const heroFiles = {
  'hero-desktop': {
    width: 2400,
    height: 1200,
    widths: [1200, 1800, 2400],
    blur: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoKAAUABABoJYwCdADW1uSAAP7vzAk2sMH2MGbkkgxbcTLbn0Q3ikAA',
  },
  'hero-mobile': {
    width: 1080,
    height: 1350,
    widths: [540, 810, 1080],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAwABABoJYwC7ADdeX5MWAD+79eQxprJrCykynPKOBaTZBm49yOMU6PoGWJIOAAAAA==',
  },
} as const;
