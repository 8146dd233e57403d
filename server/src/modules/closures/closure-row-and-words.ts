import type { ClosureInput } from '@limber/contract/desk/rota/closures.ts';
import type { BothLanguages } from '../catalogue/translations/translation-rules.ts';
import type { ClosureRow } from './queries.ts';

/** A requested closure in the terms of its row; its title defaults to its name. */
export function rowOf(input: ClosureInput): ClosureRow {
  const name = input.name.trim();
  return {
    name,
    title: input.title?.trim() || name,
    greeting_ar: input.greeting_ar?.trim() ?? '',
    location_code: input.location ?? null,
    starts_on: input.starts_on,
    ends_on: input.ends_on,
    from_minute: input.from_minute ?? null,
    to_minute: input.to_minute ?? null,
  };
}

/** Its Arabic words. Where none are given, the existing ones stay. */
export function wordsOf({ name, name_ar = '', title = '', title_ar = '' }: ClosureInput) {
  const said: BothLanguages[] = [
    { en: name, ar: name_ar },
    { en: title, ar: title_ar },
  ];
  return said.filter(({ ar }) => ar.trim() !== '');
}
