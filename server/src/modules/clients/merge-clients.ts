import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import type { Trx } from '../../platform/database/db.ts';
import { tellEverything } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { seal, unseal } from '../../platform/encryption.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { normalEmail } from '../accounts/email-rules.ts';
import { carryWithdrawal } from '../accounts/health/record-consent.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { mergeCredit } from '../credit/enter-credit.ts';
import type { ClientDeps } from './deps.ts';
import { addressesOf, notesAfter, personAfter, SAY_WHICH, THEMSELVES } from './merge-rules.ts';
import {
  findForMerge,
  lockBoth,
  updateBuyer,
  updateCards,
  updateFavourites,
  updateLedOn,
  updateMemberships,
  updateOwner,
  updateSeats,
} from './queries/merge.ts';
import { insertChanges, lockClient, updateClient } from './queries/people.ts';
import { readClient } from './read-client.ts';

/**
 * Merges two clients in one transaction: `keptId` gets everything that `goneId` had, balances do
 * not change, and immutable records keep the other's number and are read together. Nobody signs in
 * as the other any more; its address leads to the one that stays. Refuses 404 an unknown client,
 * 400 one client twice, 409 two addresses without a choice between them.
 *
 * @param email which of two addresses stays
 */
export async function mergeClients(
  deps: ClientDeps,
  actor: Actor,
  { keptId, goneId, email }: { keptId: number; goneId: number; email: string | null },
  now: Date,
): Promise<DeskClient> {
  if (keptId === goneId) throw wrongField('duplicate_id', THEMSELVES);
  await transactAs(deps.db, actor.accountId, async (trx) => {
    await lockBoth(trx, [keptId, goneId]);
    const survivor = await findWholePerson(trx, keptId);
    const duplicate = await findWholePerson(trx, goneId);
    const chosen = email === null ? null : (normalEmail(email) ?? email);
    const addresses = addressesOf(survivor.email, duplicate.email, chosen);
    if (!addresses) throw refusal(409, SAY_WHICH);
    await updateOwner(trx, { from: goneId, to: keptId }, now);
    await mergeCredit(trx, { goneId, keptId, actorId: actor.accountId, at: now });
    await updateBuyer(trx, goneId, keptId);
    await updateCards(trx, goneId, keptId);
    await updateFavourites(trx, goneId, keptId);
    await updateMemberships(trx, goneId, keptId);
    await updateSeats(trx, { from: goneId, to: keptId, email: addresses.stays, at: now });
    await updateLedOn(trx, goneId, keptId);
    const person = personAfter(survivor, duplicate, addresses);
    await updateClient(trx, goneId, { ...NOBODY, merged_into: keptId });
    const { sealed, agreedAt, withdrawnAt } = mergeNotes(deps, survivor, duplicate);
    const notes = { medical_issues_sealed: sealed, health_notes_agreed_at: agreedAt };
    await updateClient(trx, keptId, { ...person, ...notes });
    if (withdrawnAt) {
      await carryWithdrawal(trx, keptId, { withdrawnAt, agreedAt }, actor.accountId, now);
    }
    await updateClient(trx, goneId, { email: addresses.leads });
    await insertChanges(trx, [
      ...(
        [
          ...(['email', 'phone_number', 'gender', 'last_name'] as const),
          ...(['birthday', 'address', 'blocked_reason', 'desk_note'] as const),
          ...(['offers_by_mail', 'offers_by_message', 'message_channel'] as const),
        ] as const
      )
        .filter((field) => person[field] !== survivor[field])
        .map((field) => ({ ...change(), field, was: survivor[field], became: person[field] })),
      { ...change(), field: 'merged', was: null, became: String(goneId) },
    ]);
    await tellEverything(trx);
  });
  return readClient(deps.db, keptId, now);

  function change() {
    return { account_id: keptId, actor_id: actor.accountId, at: now };
  }
}

/** Its row stays for immutable records, and for its address. */
const NOBODY = {
  email: null,
  profile_picture_id: null,
  cover_photo_id: null,
  medical_issues_sealed: null,
  health_notes_agreed_at: null,
  goal: '',
  birthday: null,
  address: null,
  blocked_reason: null,
  desk_note: null,
  offers_by_mail: null,
  offers_by_message: null,
  message_channel: null,
};

async function findWholePerson(trx: Trx, id: number) {
  const client = await lockClient(trx, id);
  if (!client) throw refusal(404, UNKNOWN_CLIENT);
  return { ...client, ...(await findForMerge(trx, id)) };
}

/** Throws, and so changes nothing, when notes of either cannot be decrypted. */
function mergeNotes({ secret, random }: ClientDeps, survivor: WholePerson, duplicate: WholePerson) {
  const notesOf = (client: WholePerson) => ({
    text: unseal(secret, client.medical_issues_sealed),
    agreedAt: client.health_notes_agreed_at,
    withdrawnAt: client.withdrawnAt,
  });
  const { text, agreedAt, withdrawnAt } = notesAfter(notesOf(survivor), notesOf(duplicate));
  return { sealed: seal(secret, text, random), agreedAt, withdrawnAt };
}

type WholePerson = Awaited<ReturnType<typeof findWholePerson>>;
