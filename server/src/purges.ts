import * as terms from '@limber/contract/terms/how-long-data-is-kept.ts';
import { deleteUnusedPictures } from './modules/accounts/pictures/queries.ts';
import { deleteUnverified } from './modules/accounts/registering/queries.ts';
import {
  deleteEndedCodes as deleteEndedGrants,
  deleteIdleAssistants,
} from './modules/assistants/queries.ts';
import { deleteOldClaims } from './modules/auth/claiming/queries.ts';
import { deleteEndedCodes } from './modules/auth/queries/codes.ts';
import { deleteEndedSessions, deleteEndedTokens } from './modules/auth/queries/sessions.ts';
import { deleteUnagreedNotes } from './modules/bookings/notes/queries.ts';
import { deleteOldMessages } from './modules/messages/queries.ts';
import { deleteOldMails, updateMailsTooLate } from './modules/notifications/queries.ts';
import { deleteOldInteractions } from './modules/partners/queries.ts';
import { forgetUnpaidRequests } from './modules/payments/queries/payments.ts';
import { deleteEndedHolds } from './modules/scheduling/holding/queries.ts';
import { deleteOldInvitations } from './modules/sharing/queries.ts';
import { deleteSettledBookings, deleteSettledSales } from './modules/till/queries/unsettled.ts';
import { deleteOldEntries } from './modules/waiting-list/queries/entries.ts';
import { deleteToldEvents } from './modules/webhooks/queries.ts';
import { daysBefore } from './platform/clock.ts';
import type { Db } from './platform/database/db.ts';
import { deleteOldKeys } from './platform/database/idempotency-key.ts';
import { dayOf } from './platform/studio-days.ts';
import { deleteOldEvents } from './platform/webhooks/provider-events.ts';

// Each deletes what has expired at `now`; what-purges-each-table.ts says which tables need which, and how
// long rows are kept.

/** Deletes pictures that no account shows, for example after an interrupted change. */
export async function purgePictures(db: Db, now: Date): Promise<void> {
  await deleteUnusedPictures(db, daysBefore(now, terms.UNUSED_PICTURE_STAYS_DAYS));
}

/** Deletes registrations, with their notes, whose e-mail address nobody proved. */
export async function purgeUnverified(db: Db, now: Date): Promise<void> {
  await deleteUnverified(db, daysBefore(now, terms.UNVERIFIED_STAYS_DAYS));
}

/** Deletes codes, refresh tokens and sessions that can never be used again. */
export async function purgeEnded(db: Db, now: Date): Promise<void> {
  await deleteEndedCodes(db, now);
  await deleteEndedSessions(db, now, daysBefore(now, terms.ENDED_SESSION_STAYS_DAYS));
  await deleteEndedTokens(db, now);
}

/**
 * Deletes mails, sent or not, that were written long ago, and the words of those that are too late.
 */
export async function purgeMails(db: Db, now: Date): Promise<void> {
  await updateMailsTooLate(db, now);
  await deleteOldMails(db, daysBefore(now, terms.MAIL_STAYS_DAYS));
}

/** Deletes what became of messages that were written long ago. */
export async function purgeMessages(db: Db, now: Date): Promise<void> {
  await deleteOldMessages(db, daysBefore(now, terms.MAIL_STAYS_DAYS));
}

/** Deletes what members did with partners' discounts, and their wishes for codes. */
export async function purgeInteractions(db: Db, now: Date): Promise<void> {
  await deleteOldInteractions(db, daysBefore(now, terms.INTERACTION_STAYS_DAYS));
}

/** Deletes invitations, with their addresses, of people who did not join. */
export async function purgeInvitations(db: Db, now: Date): Promise<void> {
  await deleteOldInvitations(db, daysBefore(now, terms.INVITATION_STAYS_DAYS));
}

/** Deletes the stored replies of requests that can no longer be repeated. */
export async function purgeReplies(db: Db, now: Date): Promise<void> {
  await deleteOldKeys(db, new Date(now.getTime() - terms.REPLY_STAYS_HOURS * 3_600_000));
}

/** Deletes what a provider of payments told long ago. */
export async function purgeEvents(db: Db, now: Date): Promise<void> {
  await deleteOldEvents(db, daysBefore(now, terms.PROVIDER_EVENT_STAYS_DAYS));
}

/** Deletes what was to be booked by payments that are over. */
export async function purgeUnpaidRequests(db: Db, now: Date): Promise<void> {
  await forgetUnpaidRequests(db, daysBefore(now, terms.UNPAID_REQUEST_STAYS_DAYS));
}

/** Deletes settled bookings and sales from the list of those to check. */
export async function purgeSettled(db: Db, now: Date): Promise<void> {
  await deleteSettledBookings(db, now);
  await deleteSettledSales(db);
}

/** Deletes the links to claim an account that are over. */
export const purgeClaims = deleteOldClaims;

/** Deletes what clients waited for, with its offers, some time after its last day. */
export async function purgeWaiting(db: Db, now: Date): Promise<void> {
  await deleteOldEntries(db, dayOf(daysBefore(now, terms.WAITING_STAYS_DAYS)));
}

/** Deletes reserved times that are over. */
export const purgeHolds = deleteEndedHolds;

/** Erases session notes of clients who do not agree to any. */
export const purgeNotes = deleteUnagreedNotes;

/** Deletes what people allowed assistants that did not come for it. */
export const purgeAssistantCodes = deleteEndedGrants;

/** Deletes assistants that nobody let in. */
export const purgeIdleAssistants = deleteIdleAssistants;

/** Deletes events that were delivered to software of others long ago. */
export const purgeToldEvents = deleteToldEvents;
