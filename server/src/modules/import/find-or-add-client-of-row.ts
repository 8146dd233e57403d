import type { ImportedPackage } from '@limber/contract/desk/studio/import-rows.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { dayOf } from '../../platform/studio-days.ts';
import {
  ADDRESS_TAKEN,
  clientOf,
  problemsOfClient,
} from '../accounts/at-desk/client-details-rules.ts';
import { writeClient } from '../accounts/at-desk/write-client.ts';
import { e164Of } from '../accounts/phones/phone-number.ts';
import { type FoundPeople, personOfRow } from './find-clients-of-rows.ts';
import type { NewRow } from './queries/rows.ts';
import { partsOfName } from './reading/cell-value-rules.ts';
import { hashOfRow, keyOfClient } from './row-key.ts';
import { NOBODY, ownerOf, personKeysOf } from './same-client-rules.ts';

type Owner = ImportedPackage['owner'];

/** The client whom a row of a package or session names, as far as it names one. */
const wordsOf = ({ name, phone_number, email }: Owner) => {
  const { first, last } = partsOfName(name ?? '');
  return clientOf({
    ...{ firstName: first, lastName: last, phoneNumber: phone_number, email },
    ...{ gender: null, birthday: null, address: null, language: 'en' },
  });
};

/** Whether a row says enough of its client that they can be added before the list of clients. */
export function canAddOwner(owner: Owner, now: Date): boolean {
  const client = wordsOf(owner);
  const isNumber = e164Of(client.phoneNumber ?? '') !== null;
  const problems = problemsOfClient(client, isNumber, dayOf(now));
  return Object.keys(problems).length === 0;
}

/**
 * Adds the client of a row whom nobody knows yet, as a row of their own, so that the list of clients
 * may come later. Returns why when the row does not say enough.
 */
export async function addOwner(
  trx: Trx,
  { secret }: { readonly secret: string },
  actor: Actor,
  owner: Owner,
  people: FoundPeople,
  now: Date,
): Promise<NewRow | Sentence> {
  if (!canAddOwner(owner, now)) return NOBODY;
  const client = wordsOf(owner);
  const accountId = await writeClient(trx, actor, client, now);
  if (accountId === undefined) return ADDRESS_TAKEN;
  const { firstName, lastName, phoneNumber, email } = client;
  const e164 = e164Of(phoneNumber ?? '');
  people.others.push({
    ...{ id: accountId, name: `${firstName} ${lastName}`, email, e164, isClient: true },
  });
  if (owner.client_id !== null)
    people.ofSource.set(owner.client_id, { id: accountId, erased: false });
  const named = {
    ...{ first_name: firstName, last_name: lastName },
    ...{ phone_number: owner.phone_number, email: owner.email },
  };
  return {
    key: owner.client_id ?? keyOfClient(secret, named),
    hash: hashOfRow(secret, owner),
    accountId,
  };
}

/** The client of a row, added from it if unknown; or why it cannot be determined. */
export async function findOrAddOwner(
  trx: Trx,
  deps: { readonly secret: string },
  actor: Actor,
  owner: Owner,
  people: FoundPeople,
  now: Date,
): Promise<{ readonly accountId: number; readonly added?: NewRow } | Sentence> {
  const found = ownerOf(personOfRow(deps.secret, owner), people);
  if (typeof found === 'number') return { accountId: found };
  if (found !== NOBODY) return found;
  const added = await addOwner(trx, deps, actor, owner, people, now);
  return 'en' in added ? added : { accountId: Number(added.accountId), added };
}

/** Two rows of an unknown client add that client once. */
export const ownerKeysOf = (secret: string, owner: Owner): string[] => [
  ...(owner.client_id === null ? [] : [`client ${owner.client_id}`]),
  ...personKeysOf(personOfRow(secret, owner)),
];
