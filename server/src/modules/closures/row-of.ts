import type { ClosureWish } from '@limber/contract/desk/rota/closures.ts';
import type { BothLanguages } from '../catalogue/translations/translation-rules.ts';
import type { ClosureRow } from './queries.ts';

/** A closure as it is asked for, in the words of its row; called like itself where it has no title. */
export function rowOf(wish: ClosureWish): ClosureRow {
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

/** What is said of it in Arabic. Where nothing is given, it goes on being said as it was. */
export function wordsOf({ name, name_ar = '', title = '', title_ar = '' }: ClosureWish) {
  const said: BothLanguages[] = [
    { en: name, ar: name_ar },
    { en: title, ar: title_ar },
  ];
  return said.filter(({ ar }) => ar.trim() !== '');
}
