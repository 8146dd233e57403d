import type { Language } from '@limber/contract/values.ts';
import { i18n } from '@lingui/core';
import { compileMessage } from './lib/compile-message.ts';
import { directions, formatIn } from './lib/language.ts';

// English stands in the pages' own code; the words of other languages come when they are asked for.
i18n.setMessagesCompiler(compileMessage);
i18n.load('en', {});
i18n.activate('en');

/** Fetches the words of a language; speaking it is left to {@link speak}. Rejects when offline. */
export async function loadWords(language: Language): Promise<void> {
  if (language === 'en') return;
  const arabic = await import('../locales/ar/messages.po');
  i18n.load('ar', arabic.messages);
  loaded.add(language);
}

const loaded = new Set<Language>(['en']);

/**
 * Changes the language of all that is shown, and the page's direction; English where the words of
 * the wished one have not been loaded.
 */
export function speak(wished: Language): void {
  const language = loaded.has(wished) ? wished : 'en';
  formatIn(language);
  if (i18n.locale !== language) i18n.activate(language);
  const root = document.documentElement;
  root.lang = language;
  root.dir = directions[language];
  root.removeAttribute('data-waiting');
}

/** The language that the pages speak now. */
export function spokenLanguage(): Language {
  return i18n.locale === 'ar' ? 'ar' : 'en';
}

export { i18n };
