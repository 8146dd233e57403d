import { joinNames } from './join-names.ts';
import { formatLanguage } from './language.ts';

/** 'English, Arabic': languages from their ISO 639 codes, in the page's language. */
export function nameLanguages(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(formatLanguage(), { type: 'language' });
  return joinNames(codes.map((code) => names.of(code) ?? code));
}
