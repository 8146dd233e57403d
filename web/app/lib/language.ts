import type { Language } from '@limber/contract/values.ts';

/** The choice has a key of its own in local storage, small enough to be read before first paint. */
export const languageKey = 'limber:language';

export const languages: readonly Language[] = ['en', 'ar'];

/** Writing direction of each language. */
export const directions = { en: 'ltr', ar: 'rtl' } as const;

/** For dates and numbers, always in Latin digits; plain `ar` and ar-EG would write Arabic ones. */
export const numberLocales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/**
 * The language chosen on this device; without a choice that of the account which is signed in here,
 * and without one Arabic where the browser asks for it first, else English.
 */
export function readLanguage(account: Language | undefined): Language {
  try {
    const kept = localStorage.getItem(languageKey);
    if (kept === 'en' || kept === 'ar') return kept;
  } catch {
    // Without storage there is no choice.
  }
  return account ?? (navigator.language.toLowerCase().startsWith('ar') ? 'ar' : 'en');
}

/**
 * Keeps the choice, and answers what takes it back as long as it is the last one. Without storage it
 * holds until the page is left.
 */
export function keepLanguage(language: Language): () => void {
  try {
    const before = localStorage.getItem(languageKey);
    localStorage.setItem(languageKey, language);
    return () => {
      if (localStorage.getItem(languageKey) !== language) return;
      if (before === null) localStorage.removeItem(languageKey);
      else localStorage.setItem(languageKey, before);
    };
  } catch {
    // See above.
    return () => {};
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
