import type { Gender, Language } from '@limber/contract/values.ts';
import { i18n, type Messages } from '@lingui/core';
import { compileMessage } from './lib/compile-message.ts';
import { directions, formatIn } from './lib/language.ts';

// English stands in the pages' own code; the words of other languages come when they are asked for.
i18n.setMessagesCompiler(compileMessage);
i18n.load('en', {});
i18n.activate('en');

/**
 * Fetches the words and letters of a language; speaking it is left to {@link speak}. Rejects when
 * offline.
 */
export async function loadWords(language: Language): Promise<void> {
  if (language === 'en') return;
  const [words] = await Promise.all([import('./arabic.ts'), loadLetters()]);
  arabicFor = words.arabicFor;
  i18n.load('ar', arabicFor(reader));
}

/** Words shown before their letters are there move when those come; a slow line is not waited for. */
const letterPatienceMs = 3000;

function loadLetters(): Promise<unknown> {
  const letters = document.fonts.load('1em "Readex Pro Variable"', 'عربي English').catch(() => {});
  return Promise.race([letters, new Promise((late) => setTimeout(late, letterPatienceMs))]);
}

let arabicFor: ((gender: Gender | undefined) => Messages) | undefined;
let reader: Gender | undefined;

/** Has the pages address a woman or a man, in languages that tell them apart; undefined: unknown. */
export function speakTo(gender: Gender | undefined): void {
  if (gender === reader) return;
  reader = gender;
  // Whatever is on show is drawn again by this.
  if (arabicFor) i18n.load('ar', arabicFor(reader));
}

/**
 * Changes the language of all that is shown, and the page's direction; English where the words of
 * the wished one have not been loaded.
 */
export function speak(wished: Language): void {
  const language = arabicFor ? wished : 'en';
  formatIn(language);
  if (i18n.locale !== language) i18n.activate(language);
  const root = document.documentElement;
  root.lang = language;
  root.dir = directions[language];
  // A frame later: what is moved in the same one is counted as seen to move.
  requestAnimationFrame(() => setTimeout(() => root.removeAttribute('data-waiting')));
}

/** The language that the pages speak now. */
export function spokenLanguage(): Language {
  return i18n.locale === 'ar' ? 'ar' : 'en';
}

export { i18n };
