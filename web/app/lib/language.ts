import { isArabicPath } from '@limber/contract/terms/site-pages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { servedSite } from './site-facts-in-page.ts';

/** The choice has its own key in local storage, small enough to be read before first paint. */
export const languageKey = 'limber:language';

export const languages: readonly Language[] = ['en', 'ar'];

/** Writing direction of each language. */
export const directions = { en: 'ltr', ar: 'rtl' } as const;

/** For dates and numbers, always in Latin digits; plain `ar` and ar-EG would write Arabic ones. */
export const numberLocales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;

/**
 * The language of the page: Arabic at an Arabic address; otherwise the one chosen on this device,
 * of the signed-in account, or of the browser, as far as the studio speaks it; else its first.
 */
export function readLanguage(account: Language | undefined): Language {
  const { languages } = servedSite().switches;
  const speaks = (language: string | null | undefined): language is Language =>
    languages.some((each) => each === language);
  if (isArabicPath(location.pathname) && speaks('ar')) return 'ar';
  try {
    const stored = localStorage.getItem(languageKey);
    if (speaks(stored)) return stored;
  } catch {
    // Without storage there is no choice.
  }
  const browser = navigator.language.slice(0, 2).toLowerCase();
  const [first = 'en'] = languages;
  return [account, browser].find(speaks) ?? first;
}

/**
 * Saves the choice. Answers a function that undoes it while it is still the last one. Without
 * storage it lasts until the page is left.
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

/** From now on dates and money are formatted in this language. */
export function formatIn(language: Language): void {
  spoken = language;
}

/** The language of dates and money. */
export function formatLanguage(): Language {
  return spoken;
}
