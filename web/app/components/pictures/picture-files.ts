import { heroFiles } from './hero-files.ts';

/** Written by `node tools/pictures.mjs` from the originals in web/media; not edited by hand. */
export const pictureFiles = {
  ...heroFiles,
  'active-life': {
    width: 1800,
    height: 1200,
    widths: [600, 1200, 1800],
    blur: 'UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoKAAcABABoJQBOgBu0XigA/te9/raY8Et78mrRlWyhJEJDZEcRb1iQAAA=',
  },
  'al-mizhar': {
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    blur: 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoKAAcABABoJYwAAxeast3syAD+sdwbybLDB8mlsst8TGljb3vYDgAA',
  },
  'al-warqa': {
    width: 1200,
    height: 800,
    widths: [400, 800, 1200],
    blur: 'UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoKAAcABABoJYwCdAEQde6N9wAA/dXlAJ+iRReDXj6ie/q9LWMEY4AA',
  },
  compression: {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAgABABoJZQAAlnoUgvAAP7n1pqxAmB/nIikr1tsi9by/+/eiEwr1SHAAA==',
  },
  'discount-hero': {
    width: 1800,
    height: 1200,
    widths: [600, 1200, 1800],
    blur: 'UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoKAAcABABoJZQCw7C2ENZgAP7rJerDzM/f1cjI9GXy1Qq2hnRB2U9iXU4XwAAA',
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
    blur: 'UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoKAAcABABoJYwCdAELKQyoAP7gBH/hUlB15T8042JVPWL0eJTA9Rv8gAA=',
  },
  female: {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoKAAoABABoJZQCdAELTen+egAA/usyf2EH336ljcvyZASw/8JnvPwS7L8K1noiuJg64abUAn9+WDBQAAA=',
  },
  male: {
    width: 800,
    height: 800,
    widths: [200, 400, 800],
    blur: 'UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoKAAoABABoJZQC7AELTepj1PAA/usyf2EDWLNYA/TvsiDopeLU7qdzQL3W3vLHGmvhmlAA',
  },
  'pnf-stretching': {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoKAAgABABoJZQAAuUyYYMAAP7rfeFeeK2eRA80Gut/UQOcA3vUvzljOD04IsbxcAA=',
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
    blur: 'UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoKAAgABABoJZQCsADZriQAAP7iUmFtLwFyDNFOrU/y2lcQvMGW+ReL0SAAAA==',
  },
  stretching: {
    width: 1200,
    height: 900,
    widths: [400, 800, 1200],
    blur: 'UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoKAAgABABoJYwAAlnmPMgA/usWlFgIQo4qeHYN7RQ/YfTWezZ+k52gTWOLgRB0INm8XAAA',
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
