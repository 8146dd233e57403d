import * as terms from '@limber/contract/terms/how-long-data-is-kept.ts';
import { MAIL_TRIED_DAYS } from '@limber/contract/terms/mail-delivery.ts';
import { IDLE_ASSISTANT_STAYS_DAYS } from '@limber/contract/terms/software/assistants.ts';
import { WEBHOOK_STAYS_DAYS } from '@limber/contract/terms/software/webhooks.ts';
import { purgeStudioPictures } from './modules/catalogue/pictures/upload-picture.ts';
import { purgeSubscriptions } from './modules/messages/push/change-subscriptions.ts';
import { anonymiseDormant } from './modules/privacy/anonymise-dormant.ts';
import type { Db } from './platform/database/db.ts';
import type { DB } from './platform/database/db-types.ts';
import { deleteFailedJobs } from './platform/jobs.ts';
import { deleteEndedLimits } from './platform/rate-limits.ts';
import {
  purgeAssistantCodes,
  purgeClaims,
  purgeEnded,
  purgeEvents,
  purgeHolds,
  purgeIdleAssistants,
  purgeInteractions,
  purgeInvitations,
  purgeMails,
  purgeMessages,
  purgeNotes,
  purgePictures,
  purgeReplies,
  purgeSettled,
  purgeToldEvents,
  purgeUnpaidRequests,
  purgeUnverified,
  purgeWaiting,
} from './purges.ts';

/** How long the rows of a table are kept, and what deletes them. */
export interface Rule {
  /** In words, for readers of this file. */
  readonly keeps: string;
  /** Deletes what has expired at `now`; omitted where nothing expires. */
  readonly purge?: (db: Db, now: Date, secret: string) => Promise<void>;
}

/** The studio's own words, prices, people and hours: until the studio changes them. */
const STUDIO: Rule = { keeps: 'while the studio has it' };

/**
 * What was sold, used and paid: never deleted. The client's identity is erased after a long
 * inactivity.
 */
const BOOKS: Rule = {
  keeps: `for the books; the name is erased after ${terms.BOOKS_STAY_YEARS} years or on request`,
  purge: (db, now, secret) => anonymiseDormant({ db, secret }, now),
};

const PARTNERS: Rule = {
  keeps: `${terms.INTERACTION_STAYS_DAYS} days`,
  purge: purgeInteractions,
};

const UNSETTLED: Rule = {
  keeps: 'while something of it may be owed or owed back',
  purge: purgeSettled,
};

/**
 * The rule for every table of the database, applied once a day. A test fails for a table without
 * one; the numbers are also on the privacy page.
 */
export const retention: Readonly<Record<keyof DB | QueueTable | 'schema_migrations', Rule>> = {
  settings: STUDIO,
  locations: STUDIO,
  opening_hours: STUDIO,
  hours_changes: STUDIO,
  closures: STUDIO,
  services: STUDIO,
  service_durations: STUDIO,
  package_products: STUDIO,
  package_product_services: STUDIO,
  package_options: STUDIO,
  planned_changes: STUDIO,
  policy_versions: STUDIO,
  page_sentences: STUDIO,
  therapists: STUDIO,
  therapist_services: STUDIO,
  shifts: STUDIO,
  resources: STUDIO,
  service_resources: STUDIO,
  time_off: STUDIO,
  late_notices: STUDIO,
  shift_changes: STUDIO,
  retail_products: STUDIO,
  stock_levels: STUDIO,
  partner_discounts: STUDIO,
  translations: STUDIO,
  message_texts: STUDIO,
  pay_rates: STUDIO,
  pay_tiers: STUDIO,
  pay_shares: STUDIO,
  tip_rules: STUDIO,
  pay_months: BOOKS,
  pay_lines: BOOKS,
  vat_rates: STUDIO,
  tax_categories: STUDIO,
  document_series: STUDIO,

  bookings: BOOKS,
  booking_lines: BOOKS,
  booking_resources: BOOKS,
  booking_events: BOOKS,
  time_off_sessions: BOOKS,
  closure_sessions: BOOKS,
  owned_packages: BOOKS,
  package_entries: BOOKS,
  package_prolongations: BOOKS,
  credit_entries: BOOKS,
  gift_cards: BOOKS,
  gift_card_terms: STUDIO,
  memberships: BOOKS,
  sales: BOOKS,
  sale_lines: BOOKS,
  stock_entries: BOOKS,
  refunds: BOOKS,
  refund_lines: BOOKS,
  payments: BOOKS,
  online_payments: {
    keeps: `for the books; what was requested and not paid ${terms.UNPAID_REQUEST_STAYS_DAYS} days`,
    purge: purgeUnpaidRequests,
  },
  online_refunds: BOOKS,
  payment_links: BOOKS,
  payment_disputes: BOOKS,
  payment_tasks: BOOKS,
  payouts: BOOKS,
  payout_lines: BOOKS,
  payment_terms: STUDIO,
  booking_fees: BOOKS,
  api_keys: {
    keeps: 'for the books: by what software something was done; its name until its owner is erased',
  },
  assistants: {
    keeps: `once somebody let it in, for the books; else ${IDLE_ASSISTANT_STAYS_DAYS} days`,
    purge: purgeIdleAssistants,
  },
  assistant_codes: { keeps: 'until they expire', purge: purgeAssistantCodes },
  webhook_endpoints: { keeps: 'until a manager removes it' },
  webhook_events: {
    keeps: `${WEBHOOK_STAYS_DAYS} days; those that wait as long as their endpoint`,
    purge: purgeToldEvents,
  },
  webhook_deliveries: { keeps: 'as long as the event' },
  software_access: { keeps: 'for ever: how the studio is set' },
  push_keys: { keeps: 'for ever: how the studio is known to push services' },
  push_subscriptions: {
    keeps: 'until the session ends, or the browser takes no more',
    purge: purgeSubscriptions,
  },
  wallet_devices: { keeps: 'until the telephone drops the card, or its owner is erased' },
  calendar_feeds: { keeps: 'until the address is revoked, or its owner is erased' },
  waitlist_entries: {
    keeps: `until ${terms.WAITING_STAYS_DAYS} days after the last day of what was waited for`,
    purge: purgeWaiting,
  },
  waitlist_offers: { keeps: 'as long as the entry of the waiting list' },
  plans: BOOKS,
  plan_renewals: BOOKS,
  saved_cards: { keeps: 'until the client removes the card, replaces it or is erased' },
  forgotten_cards: { keeps: 'until the provider has deleted the card' },
  provider_events: { keeps: `${terms.PROVIDER_EVENT_STAYS_DAYS} days`, purge: purgeEvents },
  tips: BOOKS,
  tax_documents: BOOKS,
  drawer_sessions: BOOKS,
  drawer_movements: BOOKS,
  imports: BOOKS,
  import_rows: BOOKS,
  earlier_visits: { keeps: 'as long as the account they are about' },
  kept_sums: { keeps: 'with the books that they sum up' },
  kept_work: { keeps: 'with the books that it sums up' },
  touched_days: { keeps: 'until their day is summed up again' },
  unsettled_bookings: UNSETTLED,
  unsettled_sales: UNSETTLED,
  contacts: BOOKS,
  audit_log: BOOKS,
  session_notes: { keeps: 'while the client agrees to notes of their health', purge: purgeNotes },
  session_note_reads: { keeps: 'as long as the note' },
  health_note_reads: { keeps: 'as long as the account they are about' },
  health_consents: { keeps: 'as long as the account they are about' },
  package_people: {
    keeps: `who joined: for the books; who did not: ${terms.INVITATION_STAYS_DAYS} days`,
    purge: purgeInvitations,
  },

  accounts: {
    keeps: `${BOOKS.keeps}; registered and never proven: ${terms.UNVERIFIED_STAYS_DAYS} days`,
    purge: purgeUnverified,
  },
  account_changes: { keeps: 'as long as the account' },
  told_apart: { keeps: 'as long as both accounts' },
  account_claims: { keeps: 'until used, renewed or over', purge: purgeClaims },
  registration_notes: { keeps: 'until the address is proven, else as long as the account' },
  favourites: { keeps: 'until the client takes the mark off, or with the account' },
  pictures: {
    keeps: `while the account shows it, else ${terms.UNUSED_PICTURE_STAYS_DAYS} day`,
    purge: purgePictures,
  },
  studio_pictures: {
    keeps: `once something has shown it for good, as its history names it; else ${terms.UNUSED_PICTURE_STAYS_DAYS} day`,
    purge: purgeStudioPictures,
  },
  studio_picture_sizes: { keeps: 'as long as the picture' },
  partner_codes: { keeps: 'while the partner’s discount exists' },
  partner_interactions: PARTNERS,
  partner_code_requests: PARTNERS,
  mails: {
    keeps: `${terms.MAIL_STAYS_DAYS} days; what it says: until sent, ${MAIL_TRIED_DAYS} days at most`,
    purge: purgeMails,
  },
  messages: { keeps: `${terms.MAIL_STAYS_DAYS} days`, purge: purgeMessages },
  message_templates: STUDIO,

  holds: { keeps: 'until they are over, a day at most', purge: purgeHolds },
  one_time_codes: { keeps: 'until they expire', purge: purgeEnded },
  sessions: {
    keeps: `until they end; ended early, ${terms.ENDED_SESSION_STAYS_DAYS} days more`,
    purge: purgeEnded,
  },
  refresh_tokens: { keeps: 'until they expire', purge: purgeEnded },
  staff_locations: { keeps: 'while they work there, or with the account' },
  staff_factors: {
    keeps: 'until another takes its place or a manager resets it, or with the account',
  },
  devices: { keeps: 'for the books: who enrolled and revoked a counter' },
  first_manager_links: { keeps: 'until one of them is used' },
  idempotency_keys: { keeps: `${terms.REPLY_STAYS_HOURS} hours`, purge: purgeReplies },
  limits: { keeps: 'until the window is over, a day at most', purge: deleteEndedLimits },

  schema_migrations: { keeps: 'for ever: which migrations were applied' },
  'graphile_worker._private_jobs': {
    keeps: `until done; failed for good, ${terms.FAILED_JOB_STAYS_DAYS} days more`,
    purge: deleteFailedJobs,
  },
  'graphile_worker._private_job_queues': { keeps: 'for ever: names of queues' },
  'graphile_worker._private_tasks': { keeps: 'for ever: names of tasks' },
  'graphile_worker._private_known_crontabs': { keeps: 'for ever: when daily jobs ran last' },
  'graphile_worker.migrations': { keeps: 'for ever: which migrations were applied' },
};

/** The tables of the job queue, which hold ids of bookings and of events, and no names. */
type QueueTable =
  `graphile_worker.${'_private_jobs' | '_private_job_queues' | '_private_tasks' | '_private_known_crontabs' | 'migrations'}`;

/** Applies every rule. A failure does not stop the others; all failures are thrown at the end. */
export async function cleanUp(
  { db, secret }: { readonly db: Db; readonly secret: string },
  now: Date,
): Promise<void> {
  const failures: unknown[] = [];
  for (const purge of new Set(Object.values(retention).flatMap((rule) => rule.purge ?? []))) {
    await purge(db, now, secret).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything was cleaned up.');
}
