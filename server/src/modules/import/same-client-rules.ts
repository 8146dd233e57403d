import type { Sentence } from '../../platform/language/sentence.ts';

/** The person a row refers to, as far as it says. */
export interface RowPerson {
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
export function ownerOf(person: RowPerson, { ofSource, others }: People): number | Sentence {
  const known = person.clientId === null ? undefined : ofSource.get(person.clientId);
  if (known) return known.erased ? ERASED : known.id;
  const byAddress = others.find(({ email }) => email !== null && email === person.email);
  if (byAddress && !byAddress.isClient) {
    return {
      en: 'This e-mail address is of somebody of the team.',
      ar: 'هذا البريد الإلكتروني لأحد أفراد الفريق.',
    };
  }
  // A family may share an address: with another name, somebody by name and number comes first.
  if (byAddress && isSameName(byAddress.name, person.name ?? byAddress.name)) return byAddress.id;
  const byNumber = others.filter(
    ({ e164, isClient }) => isClient && e164 !== null && e164 === person.e164,
  );
  const named = byNumber.filter(({ name }) => isSameName(name, person.name));
  const [only, second] = person.name === null ? byNumber : named;
  if (only && !second) return only.id;
  if (byAddress) return byAddress.id;
  if (second) return SEVERAL;
  return person.marks.some((mark) => ofSource.has(mark)) ? ERASED : NOBODY;
}

export const ERASED: Sentence = {
  en: 'This client has asked to be erased.',
  ar: 'طلب هذا العميل حذف بياناته.',
};

/**
 * A client with the address of a row, but another name and number: one of a family, or the same
 * person.
 */
export interface SharedAddress {
  readonly sharedWith: { readonly id: number; readonly name: string };
}

/**
 * Who a row of a client is already, undefined when nobody; that somebody else has its address; or
 * why it cannot be one. Without a number, the address tells who it is.
 */
export function sameAs(
  person: RowPerson,
  people: People,
): number | Sentence | SharedAddress | undefined {
  const found = ownerOf({ ...person, clientId: null }, people);
  // The duplicates page finds two with one name and number; a third is simply created.
  if (found === NOBODY || found === SEVERAL) return undefined;
  if (typeof found !== 'number' || person.e164 === null) return found;
  const whose = people.others.find(({ id, email }) => id === found && email === person.email);
  // The same address and number with another spelling of the name are one person.
  const isOther =
    whose?.email != null && whose.e164 !== person.e164 && !isSameName(whose.name, person.name);
  return isOther ? { sharedWith: { id: whose.id, name: whose.name } } : found;
}

const SEVERAL: Sentence = {
  en: 'Several clients have this name and number.',
  ar: 'لعدة عملاء هذا الاسم والرقم.',
};

/** The keys of which two rows of one person have one in common. */
export function personKeysOf({ name, e164, email }: RowPerson): string[] {
  return [
    ...(name === null || e164 === null ? [] : [`${plainName(name)} ${e164}`]),
    ...(email === null ? [] : [email]),
  ];
}

export const ADDED_FROM_ROW: Sentence = {
  en: 'The client is new, and is added from this row.',
  ar: 'العميل جديد ويُضاف من هذا الصف.',
};

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

export const NOBODY: Sentence = {
  en: 'We do not have this client, and the row has no name with a telephone number or e-mail address. Please import the clients first.',
  ar: 'هذا العميل ليس لدينا، ولا يحمل الصف اسماً مع رقم هاتف أو بريد إلكتروني. يرجى استيراد العملاء أولاً.',
};
