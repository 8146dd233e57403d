import type { ClosureInput } from '@limber/contract/desk/rota/closures.ts';
import type { BothLanguages } from '../catalogue/translations/translation-rules.ts';
import type { ClosureRow } from './queries.ts';

/** A requested closure in the terms of its row; its title defaults to its name. */
export function rowOf(wish: ClosureInput): ClosureRow {
  const name = wish.name.trim();
  return {
    name,
    title: wish.title?.trim() || name,
    greeting_ar: wish.greeting_ar?.trim() ?? '',
    location_code: wish.location ?? null,
    starts_on: wish.starts_on,
    ends_on: wish.ends_on,
    from_minute: wish.from_minute ?? null,
    to_minute: wish.to_minute ?? null,
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
