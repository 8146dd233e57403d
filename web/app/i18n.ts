import { compileMessage } from '@limber/contract/terms/site/compile-message.ts';
import type { Gender, Language } from '@limber/contract/values/people.ts';
import { i18n, type Messages } from '@lingui/core';
import { directions, formatIn } from './lib/language.ts';
import { servedSite } from './lib/site-facts-in-page.ts';

// English is in the pages' own code; other languages are loaded on demand.
i18n.setMessagesCompiler(compileMessage);
i18n.load('en', {});
i18n.activate('en');

/** Loads a language's words and font; {@link speak} applies them. Rejects when offline. */
export async function loadWords(language: Language): Promise<void> {
  if (language === 'en') return;
  const [words] = await Promise.all([import('./arabic.ts'), loadLetters()]);
  arabicFor = words.arabicFor;
  loadArabic();
}

/** Words shown before their font move when it loads; a slow connection is not waited for. */
const letterPatienceMs = 3000;

function loadLetters(): Promise<unknown> {
  const letters = document.fonts.load('1em "Readex Pro Variable"', 'عربي English').catch(() => {});
  return Promise.race([letters, new Promise((late) => setTimeout(late, letterPatienceMs))]);
}

/** The product's words, and the studio's in their place. */
function loadArabic(): void {
  if (arabicFor) i18n.load('ar', { ...arabicFor(reader), ...servedSite().own_words.ar });
}

/** The studio's own English; before a page is hydrated. */
export function loadOwnEnglish(): void {
  i18n.load('en', { ...servedSite().own_words.en });
}

let arabicFor: ((gender: Gender | undefined) => Messages) | undefined;
let reader: Gender | undefined;

/** Addresses a woman or a man, in languages that distinguish them; undefined: unknown. */
export function speakTo(gender: Gender | undefined): void {
  if (gender === reader) return;
  reader = gender;
  // Renders everything on screen again.
  loadArabic();
}

/** Before a page that is written in another language than English is hydrated. */
export function startIn(language: Language): void {
  if (!arabicFor) return;
  formatIn(language);
  i18n.activate(language);
}

/**
 * Changes the page's language and direction; English if the words of the wanted language are not
 * loaded.
 */
export function speak(wished: Language): void {
  const language = arabicFor ? wished : 'en';
  formatIn(language);
  if (i18n.locale !== language) i18n.activate(language);
  const root = document.documentElement;
  root.lang = language;
  root.dir = directions[language];
  // A frame later: a change in the same frame would be animated.
  requestAnimationFrame(() => setTimeout(() => root.removeAttribute('data-waiting')));
}

/** The current language of the pages. */
export function spokenLanguage(): Language {
  return i18n.locale === 'ar' ? 'ar' : 'en';
}

export { i18n };
