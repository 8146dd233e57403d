import type { Language } from '@limber/contract/values.ts';

/** The choice has a key of its own in local storage, small enough to be read before first paint. */
export const languageKey = 'limber:language';

export const languages: readonly Language[] = ['en', 'ar'];

/** Writing direction of each language. */
export const directions = { en: 'ltr', ar: 'rtl' } as const;

/** For dates and numbers, always in Latin digits; plain `ar` and ar-EG would write Arabic ones. */
export const numberLocales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/** The chosen language; without a choice Arabic where the browser asks for it first, else English. */
export function readLanguage(): Language {
  try {
    const kept = localStorage.getItem(languageKey);
    if (kept === 'en' || kept === 'ar') return kept;
  } catch {
    // Without storage the browser's wish decides.
  }
  return navigator.language.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}

/** Keeps the choice. Without storage it holds until the page is left. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // See above.
  }
}

let spoken: Language = 'en';

/** From now on dates and money are written in this language. */
export function formatIn(language: Language): void {
  spoken = language;
}

/** The language in which dates and money are written. */
export function formatLanguage(): Language {
  return spoken;
}
