import type { Sentence } from '../../platform/language/sentence.ts';

/** Whom a row means, as far as it says. */
export interface Meant {
  readonly clientId: string | null;
  readonly name: string | null;
  /** As it is kept. */
  readonly email: string | null;
  readonly e164: string | null;
  /** What would stand for them had they been forgotten. */
  readonly marks: readonly string[];
}

/** Whom the studio has, by what a row can say of them. */
export interface People {
  /** By their ids there, and by the marks of who was forgotten. */
  readonly ofSource: ReadonlyMap<string, { readonly id: number; readonly erased: boolean }>;
  readonly others: readonly {
    readonly id: number;
    readonly name: string;
    readonly email: string | null;
    readonly e164: string | null;
    readonly isClient: boolean;
  }[];
}

/** The id of the client whom a row means, or why it cannot be said who that is. */
export function ownerOf(meant: Meant, { ofSource, others }: People): number | Sentence {
  const known = meant.clientId === null ? undefined : ofSource.get(meant.clientId);
  if (known) return known.erased ? FORGOTTEN : known.id;
  const byAddress = others.find(({ email }) => email !== null && email === meant.email);
  if (byAddress) return byAddress.isClient ? byAddress.id : OF_THE_TEAM;
  const byNumber = others.filter(
    ({ e164, isClient }) => isClient && e164 !== null && e164 === meant.e164,
  );
  const named = byNumber.filter(({ name }) => isSameName(name, meant.name));
  const [only, second] = meant.name === null ? byNumber : named;
  if (only && !second) return only.id;
  if (second) return SEVERAL;
  return meant.marks.some((mark) => ofSource.has(mark)) ? FORGOTTEN : NOBODY;
}

/** Who a row of a client is already, undefined when nobody; or why it cannot be one. */
export function sameAs(meant: Meant, people: People): number | Sentence | undefined {
  const found = ownerOf({ ...meant, clientId: null }, people);
  // Two with one name and number are found by the page of duplicates; a third is one more.
  return found === NOBODY || found === SEVERAL ? undefined : found;
}

/** By what two rows mean one person; null: they are told apart. */
export function personOf({ name, e164 }: Meant): string | null {
  return name === null || e164 === null ? null : `${plainName(name)} ${e164}`;
}

function isSameName(one: string, other: string | null): boolean {
  return plainName(one) === plainName(other ?? '');
}

/** A name however it is written: without case, accents, spaces and what joins its parts, in either script. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

export const FORGOTTEN: Sentence = {
  en: 'This client has asked to be forgotten.',
  ar: 'طلب هذا العميل حذف بياناته.',
};
const OF_THE_TEAM: Sentence = {
  en: 'This e-mail address is of somebody of the team.',
  ar: 'هذا البريد الإلكتروني لأحد أفراد الفريق.',
};
const SEVERAL: Sentence = {
  en: 'Several clients have this name and number.',
  ar: 'لعدة عملاء هذا الاسم والرقم.',
};
const NOBODY: Sentence = {
  en: 'We do not have this client. Please import the clients first.',
  ar: 'هذا العميل ليس لدينا. يرجى استيراد العملاء أولاً.',
};
