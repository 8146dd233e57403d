import type {
  Contact,
  ContactOutcome,
  logContact as route,
} from '@limber/contract/desk/clients/contacts.ts';
import type { Static } from 'typebox';
import type { Db, Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { UNKNOWN_CONTACT, UNKNOWN_SESSION } from './client-refusals.ts';
import {
  findContact,
  insertContact,
  isSessionOf,
  listContacts,
  type StoredContact,
  tellOfContact,
  updateOutcome,
} from './queries/contacts.ts';
import { findClient } from './queries/people.ts';

/**
 * Records that a team member called or wrote to a client. Refuses 404 an unknown client, and a
 * session that is not theirs.
 */
export async function logContact(
  db: Db,
  actor: Actor,
  input: Static<typeof route.body>,
  now: Date,
): Promise<Contact> {
  return transactAs(db, actor.accountId, async (trx) => {
    const { client_id, booking_id = null, outcome } = input;
    await lockWrittenTo(trx, client_id);
    if (booking_id !== null && !(await isSessionOf(trx, booking_id, client_id))) {
      throw refusal(404, UNKNOWN_SESSION);
    }
    return insertContactWith(trx, {
      client_id,
      booking_id,
      channel: input.channel,
      about: input.about,
      opened_by: actor.accountId,
      opened_at: now,
      ...(outcome ? toldBy(actor, outcome, now) : {}),
    });
  });
}

/** Keeps the client who is called or written to as they are. Refuses 404 anybody who is no client. */
export async function lockWrittenTo(
  trx: Trx,
  clientId: number,
  locking?: Parameters<typeof lockAccount>[2],
): Promise<void> {
  const state = await lockAccount(trx, clientId, locking);
  if (state !== 'present' || !(await findClient(trx, clientId))) {
    throw refusal(404, UNKNOWN_CLIENT);
  }
}

/** Records a contact with a client in the transaction that another opened. */
export async function insertContactWith(
  trx: Trx,
  contact: Parameters<typeof insertContact>[1],
): Promise<Contact> {
  const id = await insertContact(trx, contact);
  await tellOfContact(trx, id);
  return readContact(trx, id);
}

/** Records the outcome of a contact, even if there is one already. Refuses 404. */
export async function changeOutcome(
  db: Db,
  actor: Actor,
  id: number,
  outcome: ContactOutcome,
  now: Date,
): Promise<Contact> {
  return transactAs(db, actor.accountId, async (trx) => {
    if (!(await updateOutcome(trx, id, toldBy(actor, outcome, now)))) {
      throw refusal(404, UNKNOWN_CONTACT);
    }
    await tellOfContact(trx, id);
    return readContact(trx, id);
  });
}

/** A page of the contacts with a client, newest first. Refuses 404 an unknown client. */
export async function listContactsWith(
  db: Db,
  whose: { clientId: number; bookingId?: string | undefined },
  page: { limit: number; offset: number },
): Promise<{ contacts: Contact[]; count: number }> {
  if (!(await findClient(db, whose.clientId))) throw refusal(404, UNKNOWN_CLIENT);
  const { contacts, count } = await listContacts(db, whose, page);
  return { contacts: contacts.map(contactOnWire), count };
}

const toldBy = ({ accountId }: Actor, outcome: ContactOutcome, now: Date) => ({
  outcome,
  outcome_by: accountId,
  outcome_at: now,
});

async function readContact(trx: Trx, id: number): Promise<Contact> {
  const stored = await findContact(trx, id);
  if (!stored) throw refusal(404, UNKNOWN_CONTACT);
  return contactOnWire(stored);
}

function contactOnWire(stored: StoredContact): Contact {
  return {
    ...stored,
    channel: stored.channel as Contact['channel'],
    about: stored.about as Contact['about'],
    outcome: stored.outcome as Contact['outcome'],
    opened_at: stored.opened_at.toISOString(),
    outcome_at: stored.outcome_at?.toISOString() ?? null,
  };
}
