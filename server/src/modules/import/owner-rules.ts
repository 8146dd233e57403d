import type { Sentence } from '../../platform/language/sentence.ts';

/** The person a row refers to, as far as it says. */
export interface Meant {
  readonly clientId: string | null;
  readonly name: string | null;
  /** In stored form. */
  readonly email: string | null;
  readonly e164: string | null;
  /** The marks that would replace them after an erasure. */
  readonly marks: readonly string[];
}

/** The studio's clients, by everything that a row can say about them. */
export interface People {
  /** By their ids in the other system, and by the marks of erased clients. */
  readonly ofSource: ReadonlyMap<string, { readonly id: number; readonly erased: boolean }>;
  readonly others: readonly {
    readonly id: number;
    readonly name: string;
    readonly email: string | null;
    readonly e164: string | null;
    readonly isClient: boolean;
  }[];
}

/** The id of the client that a row refers to, or why it cannot be determined. */
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
  // The duplicates page finds two with one name and number; a third is simply created.
  return found === NOBODY || found === SEVERAL ? undefined : found;
}

/** The key by which two rows refer to one person; null: different people. */
export function personOf({ name, e164 }: Meant): string | null {
  return name === null || e164 === null ? null : `${plainName(name)} ${e164}`;
}

function isSameName(one: string, other: string | null): boolean {
  return plainName(one) === plainName(other ?? '');
}

/** A name in any spelling: without case, accents, spaces and joiners, in either script. */
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
