import type { changeClient } from '@limber/contract/desk/clients/clients.ts';
import type { Gender, Language } from '@limber/contract/values/people.ts';
import type { Static } from 'typebox';
import type { Trx } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { refusal, wrongField, wrongFields } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { dayOf } from '../../platform/studio-days.ts';
import {
  ADDRESS_TAKEN,
  type ClientWords,
  clientOf,
  problemsOfClient,
} from '../accounts/at-desk/client-details-rules.ts';
import { e164Of, phoneColumns } from '../accounts/phones/phone-number.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { dropClaim } from '../auth/claiming/drop-claim.ts';
import { CHANGED_SINCE } from './client-refusals.ts';
import {
  insertChanges,
  isTaken,
  lockClient,
  type StoredClient,
  updateClient,
  updateMergedAddress,
} from './queries/people.ts';

/** Without a version: whatever the present one is. */
type Input = Omit<Static<typeof changeClient.body>, 'version'> & { readonly version?: number };

/** A field of a client that the studio edits, by the wire's name. */
export type ClientField = Exclude<keyof Input, 'id' | 'version'>;

/** A field that changed. */
export interface ChangedField {
  readonly field: ClientField;
  readonly was: string | null;
  readonly became: string | null;
}

/**
 * Writes a client's new details, and keeps the old values and who changed them; omitted fields
 * stay. Returns the fields that changed. Refuses 400 naming the invalid fields, 404 an unknown
 * client, 409 another version.
 */
export async function saveClient(
  trx: Trx,
  actor: Actor,
  id: number,
  input: Input,
  now: Date,
): Promise<readonly ChangedField[]> {
  const stored = await lockClient(trx, id);
  if (!stored) throw refusal(404, UNKNOWN_CLIENT);
  if ((input.version ?? stored.version) !== stored.version) throw refusal(409, CHANGED_SINCE);
  const client = clientOf(wordsAfter(stored, input));
  refuseProblems(client, input, dayOf(now));
  if (client.email !== null) {
    await updateMergedAddress(trx, id, client.email);
    if (await isTaken(trx, client.email, id)) throw wrongField('email', ADDRESS_TAKEN);
  }
  const phone = phoneColumns(client.phoneNumber ?? '');
  const written = {
    first_name: client.firstName,
    last_name: client.lastName,
    phone_number: phone.phone_number,
    email: client.email,
    gender: client.gender,
    birthday: client.birthday,
    address: client.address,
    blocked_reason: blockedAfter(stored, input),
    desk_note: input.desk_note === undefined ? stored.desk_note : input.desk_note?.trim() || null,
    offers_by_mail: after(input.offers_by_mail, stored.offers_by_mail),
    offers_by_message: after(input.offers_by_message, stored.offers_by_message),
    message_channel: after(input.message_channel, stored.message_channel),
    language: client.language,
  };
  // A name that the desk entered is not asked for again.
  const asking = written.first_name === stored.first_name ? {} : { details_asked_at: null };
  await updateClient(trx, id, { ...written, ...phone, ...asking });
  // A client who signs in with an address needs no link.
  if (client.email !== null) await dropClaim(trx, id);
  const fields = Object.keys(written) as ClientField[];
  const changed = fields
    .filter((field) => written[field] !== stored[field])
    .map((field) => ({ field, was: stored[field], became: written[field] }));
  await insertChanges(
    trx,
    changed.map((each) => ({ account_id: id, actor_id: actor.accountId, at: now, ...each })),
  );
  // Boards show the client's name and number.
  if (changed.length > 0) await tellEverything(trx);
  return changed;
}

const after = <T>(said: T | undefined, before: T) => (said === undefined ? before : said);

function wordsAfter(stored: StoredClient, input: Input): ClientWords {
  return {
    firstName: input.first_name ?? stored.first_name,
    lastName: input.last_name ?? stored.last_name,
    phoneNumber: after(input.phone_number, stored.phone_number),
    email: after(input.email, stored.email),
    gender: after(input.gender, stored.gender as Gender | null),
    birthday: after(input.birthday, stored.birthday),
    address: after(input.address, stored.address),
    language: input.language ?? (stored.language as Language),
  };
}

function blockedAfter(stored: StoredClient, { blocked_reason: said }: Input): string | null {
  return said === undefined ? stored.blocked_reason : (said?.trim() ?? null);
}

function refuseProblems(client: ClientWords, input: Input, today: string): void {
  const isNumber = e164Of(client.phoneNumber ?? '') !== null;
  const problems = problemsOfClient(client, isNumber, today);
  const fields: Record<string, Sentence> = Object.fromEntries(
    Object.entries(problems).filter(
      // Removing one of name, number and address may leave too little of the others.
      ([field]) => field in input || (field === 'phone_number' && 'email' in input),
    ),
  );
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}
