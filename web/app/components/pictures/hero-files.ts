/** Written by `node tools/pictures.mjs` from the originals in web/media; not edited by hand. */
export const heroFiles = {
  'hero-dark': {
    width: 2400,
    height: 1200,
    widths: [1200, 1800, 2400],
    blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAUABABoJYgCdADZlhSAAP7p10udEm9UqPSDPmk2BvYIJBOHKebDjsTgAA==',
  },
  'hero-dark-mobile': {
    width: 1150,
    height: 1200,
    widths: [575, 863, 1150],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABABoJagCdADJU2cuToAAzhZcEgLaN31uPuH6eqnZviH3OwU4GkG8jneoN7gAAA==',
  },
  'hero-desktop': {
    width: 2400,
    height: 1200,
    widths: [1200, 1800, 2400],
    blur: 'UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoKAAUABABoJZQCsADczIGAAP7vzNpJn4I7zGeHLpKZ4jtcAAA=',
  },
  'hero-mobile': {
    width: 1080,
    height: 1350,
    widths: [540, 810, 1080],
    blur: 'UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAwABABoJQBdgCHDK0rAAP7vu6iWuEs8QQn2u3jn6vAG1Bv+CXJTuxxmz2qRAAA=',
  },
} as const;
