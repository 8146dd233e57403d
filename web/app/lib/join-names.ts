import { formatLanguage } from './language.ts';

/** 'Stretching, Compression', with the comma of the page's language; '' for none. */
export function joinNames(names: readonly string[]): string {
  return names.join(comma());
}

/** Separator of a list. */
export function comma(): string {
  return formatLanguage() === 'ar' ? '، ' : ', ';
}
