import { unsealIfReadable } from '../../platform/encryption.ts';
import { readHealthRecord } from '../accounts/health/read-health-record.ts';
import { readPerson } from '../accounts/read-account.ts';
import type { PrivacyDeps } from './deps.ts';
import {
  findAccountTraces,
  listPackagesOwnedBy,
  listPackagesSharedWith,
  listSessionsOf,
} from './queries/export.ts';
import { findMembershipTraces } from './queries/export-membership.ts';
import {
  findCardOf,
  listBrowsersOf,
  listCalendarsOf,
  listContactsWith,
  listCreditOf,
  listEarlierVisitsOf,
  listGiftCardsOf,
  listKeysOf,
  listMessagesTo,
  listPaymentsOnlineOf,
  listPlansOf,
  listRecordsOf,
  listSalesOf,
  listSessionNotesOn,
  listWaitingOf,
  listWalletsOf,
} from './queries/records.ts';
import { gatherWork } from './team/gather-work.ts';

/**
 * Everything that the studio keeps about somebody, with decrypted health notes, as one document in
 * wire format: amounts in the studio's currency, instants in ISO 8601; null when there is no such person.
 */
export async function gatherDataOfPerson(
  deps: PrivacyDeps,
  accountId: number,
  now: Date,
): Promise<Record<string, unknown> | null> {
  const account = await readPerson(deps, accountId);
  if (!account) return null;
  const [appointments, packages, shared, membership, traces, ...records] = await Promise.all([
    listSessionsOf(deps.db, account.id),
    listPackagesOwnedBy(deps.db, account.id),
    listPackagesSharedWith(deps.db, account),
    findMembershipTraces(deps.db, account.id),
    findAccountTraces(deps.db, account),
    listSalesOf(deps.db, account.id),
    listSessionNotesOn(deps.db, account.id),
    listContactsWith(deps.db, account.id),
    listRecordsOf(deps.db, account.id),
    readHealthRecord(deps.db, account.id),
    listEarlierVisitsOf(deps.db, account.id),
    listPaymentsOnlineOf(deps.db, account.id),
    listCreditOf(deps.db, account.id),
    listGiftCardsOf(deps.db, account.id),
    findCardOf(deps.db, account.id),
    listCalendarsOf(deps.db, account.id),
    listPlansOf(deps.db, account.id),
    listKeysOf(deps.db, account.id),
    listWaitingOf(deps.db, account.id),
    listMessagesTo(deps.db, account.id),
    listWalletsOf(deps.db, account.id),
    listBrowsersOf(deps.db, account.id),
  ]);
  const [sales, notes, contacts, logged, health, earlier, payments, credit, giftCards, ...others] =
    records;
  const [card, calendars, plans, keys, waiting, messages, cardsInWallets, browsers] = others;
  const work =
    account.account_type === 'client' ? {} : { work: await gatherWork(deps.db, account.id) };
  const document = {
    exported_at: now,
    account,
    appointments,
    earlier_visits: earlier,
    packages,
    packages_shared_with_me: shared,
    memberships: membership.memberships,
    partner_interactions: membership.interactions,
    partner_code_requests: membership.codeRequests,
    partner_codes: membership.codes,
    favourite_therapists: traces.favourites,
    held_times: traces.holds,
    mails: traces.mails,
    messages,
    sign_ins: traces.sessions,
    purchases: sales,
    payments_online: payments,
    card_on_file: card,
    calendars_subscribed: calendars,
    cards_in_wallets: cardsInWallets,
    browsers_for_messages: browsers,
    keys_of_software: keys,
    waiting_list: waiting,
    plans,
    account_credit: credit,
    gift_cards: giftCards,
    session_notes: notes.map(({ note_sealed, ...note }) => ({
      ...note,
      note: unsealIfReadable(deps.secret, note_sealed, 'session notes'),
    })),
    health_consents: health.consents,
    health_notes_read: health.looks,
    contacts,
    account_opened: traces.opened,
    changes_by_the_studio: traces.changes,
    audit_records: logged,
    second_factors: traces.factors,
    branches_worked_at: traces.branches,
    ...work,
  };
  // Plain values throughout: every instant becomes its text.
  return JSON.parse(JSON.stringify(document));
}
