import { heroFiles } from './hero-files.ts';

/** Written by `node tools/pictures/pictures.mjs` from the originals in web/media; not edited by hand. */
export const pictureFiles = {
  'hero-dark': {
    ...heroFiles['hero-dark'],
    blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAUABABoJYgCdADZlhSAAP7p10udEm9UqPSDPmk2BvYIJBOHKebDjsTgAA==',
  },
  'hero-dark-mobile': {
    ...heroFiles['hero-dark-mobile'],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABABoJagCdADJU2cuToAAzhZcEgLaN31uPuH6eqnZviH3OwU4GkG8jneoN7gAAA==',
  },
  'hero-desktop': {
    ...heroFiles['hero-desktop'],
    blur: 'UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoKAAUABABoJZQCsADczIGAAP7vzNpJn4I7zGeHLpKZ4jtcAAA=',
  },
  'hero-mobile': {
    ...heroFiles['hero-mobile'],
    blur: 'UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAwABABoJQBdgCHDK0rAAP7vu6iWuEs8QQn2u3jn6vAG1Bv+CXJTuxxmz2qRAAA=',
  },
  'active-life': {
    width: 1800,
    height: 1200,
    widths: [600, 1200, 1800],
    blur: 'UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoKAAcABABoJQBOgCP7tdZmfgAA/te9+7DCc9ZQ+55Sv44dktGej0AA',
    night:
      'UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoKAAcABABoJaACdADZkQoAAP7dnv+K+9dkKIeWh2quZl7TrP3X3SH/xFLtSIZ17EQASMfgAAA=',
  },
  'al-mizhar': {
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAcABABoJYwAAxeast3syAD+sdwbybLDB8mlsst8TGljb3vYDgAA',
    night:
      'UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAcABABoJQBOgCFrP+IMAP7Q+KEssQxuc9j2pnP/qbKe97ih2tj+oeSiAAAA',
  },
  'al-warqa': {
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    blur: 'UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoKAAcABABoJYwCdAEQde6N9wAA/dXlAJ+iRReDXj6ie/q9LWMEY4AA',
    night:
      'UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoKAAcABABoJQBOgCDXjSgA/s4E5v1k5+NXAKP2LvG2qsZvndbRaj+9OGz/gijAKYUAAA==',
  },
  compression: {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAgABABoJZQAAlnoUgvAAP7n1pqxAmB/nIikr1tsi9by/+/eiEwr1SHAAA==',
  },
  cupping: {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoKAAgABABoJYwC7ADdKDvYogD+2E+4PhuqHtZp096m3lgPvbkIt+RA57AAAA==',
  },
  'deep-tissue': {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAgABABoJYwCdADbmKPfgAD+1Gs263JgeD084akMwV8A+H06PLXPgDu8EYVUSAAAAA==',
  },
  'discount-hero': {
    width: 1800,
    height: 1200,
    widths: [600, 1200, 1800],
    blur: 'UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAcABABoJZQCw7C2ENZgAP7rJerDzM/f1cjI9GXy1Qq2hnRB2U9iXU4XwAAA',
    night:
      'UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAcABABoJagCdACv85/XAAD+5oNNr4gDvwzVsonGe21rpEk43I82pk3ohaUs18GMCsAA',
  },
  'dynamic-stretching': {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRjYAAABXRUJQVlA4ICoAAABQAQCdASoKAAgABABoJZQABDOAAP7wNCWp3+UkDfsoKoyae/leGMWlmAA=',
  },
  equipment: {
    width: 1800,
    height: 1200,
    widths: [600, 1200, 1800],
    blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAcABABoJYwCsADdYacZQAD+1RR6qjOXMtzqzhvLWJNr3xTKtfrxaksB6AAA',
    night:
      'UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoKAAcABABoJaACdAED/1/+kOAA/k49GBDvnCd8aGefc3zEsP5dHACyIobKBPNAAAA=',
  },
  female: {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABABoJZQCdAELTen+egAA/usyf2EH336ljcvyZASw/8JnvPwS7L8K1noiuJg64abUAn9+WDBQAAA=',
  },
  'hour-1': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoKAAoABABoJZQAApo3+c6AAP7oYAMSAKQXidt3fJlMT9mZ+G3j4M6FO7CLqTlbeLgAAA==',
  },
  'hour-2': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoKAAoABABoJZQAAltyboAA/uJSTGHzVw5LY1qRxjXGOHPTU47H3vzO6ZpMZ9vneLgAAA==',
  },
  'hour-3': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoKAAoABABoJZQAAudRnR4XkAD+6xWRe0RG4CbG1AdBCUmV8JUn92xSa+JANZjeLgAAAA==',
  },
  'hour-4': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    blur: 'UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoKAAoABABoJZQAAluGOecwAAD+63zij1X6fKdliGEBQGUU+gjiRX7Ty0VJr4kA1mN4uAAA',
  },
  'hour-5': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    blur: 'UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAoABABoJZQAAllbw+EQAP7oWlqorl5bhwvLzE8T93uLe85mwvzqx840gdm8XAA=',
  },
  login: {
    width: 1200,
    height: 1600,
    widths: [400, 800, 1200],
    blur: 'UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoKAA0ABABoJYwCw7ELYCDFDVgAAP7rJcK7G43urbtjxRkuz4HiIcKIpQLD/ZPSrPzQXssEzWOEAAAA',
  },
  male: {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABABoJZQC7AELTepj1PAA/usyf2EDWLNYA/TvsiDopeLU7qdzQL3W3vLHGmvhmlAA',
  },
  'not-found': {
    width: 1800,
    height: 1200,
    widths: [600, 1200, 1800],
    blur: 'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoKAAcABABoJYwC7ADcryoBsAD+mBLw58qytykbqQJCDeYKVoAAAA==',
  },
  'pnf-stretching': {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAgABABoJZQAAudqClxYAP7rfcZCglOirP2JXzOSTsUmrxY8fDbVdpRXPeLgAAA=',
  },
  'prenatal-stretching': {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAgABABoJYwAAp1i4PAA/uJ4TU729Mhs5HCmpM9Cjm29EJicmFf1wAA=',
  },
  'red-light': {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoKAAgABABoJZgCdADhfFv/AADNS0qQi/WdnxafOPTj3OoAEeQyIHUb7E+vfwAA',
  },
  'sport-massage': {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAgABABoJQBdgB5vjqcAAPy0Cw7xjPPul1fRdNT49fAX1NW+lpjyDyLVwAAA',
  },
  stretching: {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoKAAgABABoJZQAAlxLbd0WAP7rFpRYFuOtUCs6V8/STMO2GIPbeOw9PyutMuKALAVpZgAA',
    night:
      'UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoKAAgABABoJagCdADbl4ykYAD8H5B4gTEGbXl1SCcRpHTS7TpeFzUxTFH34+yIXizP4CSMxGKCAAAA',
  },
  'thank-you': {
    width: 1800,
    height: 1200,
    widths: [600, 1200, 1800],
    blur: 'UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoKAAcABABoJZQC7AELYKQA4AD+79XjqMC+6lyD2xrdeYmGAAA=',
  },
  'therapist-01': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABABoJYwC7ADdqLWYpAAA/usnXKDOe6kNs1H+WwocW66FtIWLVFmL6iGgkP2gA4AA',
  },
  'therapist-02': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoKAAoABABoJQBOgCFpvTmN+gAA/usyf2EDWLNYA+vYXP4EKERw9G0J6vhW7px+NiAAAA==',
  },
  'therapist-03': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABABoJQBOgCKKeMl+AguAAP7oZ00XfLw8nmwcFbVnjFe+B9fTcIN2YYjLd+0BaQAA',
  },
  'therapist-04': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABABoJZQC7AEUUzj029gA/uhnTRj1Wel3Vt3I9KV7+ZQLqeApU2v+3cnjWkHClSd0tDg9AeEAAAA=',
  },
  'therapist-05': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoKAAoABABoJYwAAt0OL9Owg3QA/usnawDg4y0Hj5xBsHCHGoFiHvTuwAA=',
  },
  'therapist-06': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABABoJQBOgCKKeMfqI2PAAP7oZ04/ObHm3zv0LZc1Gih+KwQIswXjONsLQ20qAAAA',
  },
  'therapist-07': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoKAAoABABoJQBOgBuDZ3HUe2AA/usyf2DqFKrpiiXk0yrY0n26YyTW/W69aRMTgUTFkBdjAAA=',
  },
  'therapist-08': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoKAAoABABoJYwC7ADcWCLdPwkAAP7rJ2sAYGa2aa6ukzMvuw/Kb2NHSSA9+O9q30doXfSbgAA=',
  },
  'therapist-09': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoKAAoABABoJYwCdADcGzm55ogAAP7rMn9g6hSq6YompwnTl2PLt/QRWCszAcPzYBE7AAAA',
  },
  'therapist-10': {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoKAAoABABoJYwCdAELZQJ9RaOAAP7rMn9h5w8pQbshVXZ+VPoUXN+bGfI38NAQ2zCwE95AvdGI8OlrpAA=',
  },
} as const;
