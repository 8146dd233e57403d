import { readPhones } from './modules/accounts/phones/read-phones.ts';
import { bookingTellings } from './modules/bookings/notifying/what-bookings-tell.ts';
import { bookingTasks, slowBookingTasks } from './modules/bookings/tasks.ts';
import { expireGiftCards } from './modules/gift-cards/expire-gift-cards.ts';
import { printGiftCard } from './modules/gift-cards/print-gift-card.ts';
import { giftCardTasks } from './modules/gift-cards/tasks.ts';
import { membershipTasks } from './modules/membership/tasks.ts';
import { pushChangedCards } from './modules/membership/wallets/push-changed-cards.ts';
import { messageTasks, slowMessageTasks } from './modules/messages/tasks.ts';
import { sendMail } from './modules/notifications/send-mail.ts';
import { packageTasks } from './modules/packages/tasks.ts';
import { paymentTasks, slowPaymentTasks } from './modules/payments/tasks.ts';
import { carryOut } from './modules/planned-changes/carry-out-planned.ts';
import { cancelSessionsOfErased } from './modules/privacy/erase-client.ts';
import { sumUpTouchedDays } from './modules/reports/kept-sums/sum-up-touched-days.ts';
import { retireOnLastDay } from './modules/rota/away/retire-on-last-day.ts';
import { endAccessAsPlanned } from './modules/staff/team/leave-desk.ts';
import { endingTellings } from './modules/suggestions/ending/what-ending-packages-tell.ts';
import { printDocument } from './modules/till/documents/print-document.ts';
import { offerTellings } from './modules/waiting-list/offering/what-offers-tell.ts';
import { waitingListTasks } from './modules/waiting-list/tasks.ts';
import { sendWebhooks, watchWebhooks } from './modules/webhooks/send-webhooks.ts';
import type { CardProvider } from './platform/card-payments/provider.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/db.ts';
import type { Tasks } from './platform/job-workers.ts';
import { makeJobs } from './platform/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { MessageProvider } from './platform/messaging/provider.ts';
import type { Randomness } from './platform/randomness.ts';
import { Turns } from './platform/speed/one-at-a-time.ts';
import { NO_WALLETS, type Wallets } from './platform/wallets/wallets.ts';
import { cleanUp } from './what-purges-each-table.ts';

export interface TaskDeps {
  readonly random: Randomness;
  /** Key of mails that wait to be sent. */
  readonly secret: string;
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Where clients reach the site, for the links in mails; no trailing slash. */
  readonly publicUrl: string;
  /** Takes payments online; default: nobody. */
  readonly provider?: CardProvider | null;
  /** Whether webhooks may be sent to this machine itself, as in development; default: no. */
  readonly reachesLoopback?: boolean;
  /** Sends messages to telephones; default: nobody. */
  readonly messenger?: MessageProvider | null;
  /** For which wallets membership cards are made; default: for none. */
  readonly wallets?: Wallets;
}

/** Those of {@link tasks} that wait for other machines: they must not hold all workers. */
export const slowTasks = [
  ...['send-mail', 'send-webhooks', 'push-changed-cards'],
  ...slowBookingTasks,
  ...slowMessageTasks,
  ...slowPaymentTasks,
];

/** Scheduled jobs, in crontab format, UTC; each runs once however many processes there are. */
export const daily =
  '17 0 * * * clean-up ?fill=1d\n27 0 * * * read-phones\n37 0 * * * forget-cards\n47 0 * * * expire-gift-cards ?fill=1d\n' +
  '*/10 * * * * watch-payments\n*/10 * * * * sum-up-touched-days\n*/10 * * * * watch-webhooks\n*/10 * * * * push-changed-cards\n47 * * * * ask-for-disputes\n7 3 * * * ask-for-payouts';

/** Every job by its name; nothing hidden in autoload. */
export function tasks(given: TaskDeps): Tasks {
  const { db, clock } = given;
  const deps = { ...given, jobs: makeJobs(clock) };
  const paying = { ...deps, turns: new Turns(), provider: given.provider ?? null };
  const sending = {
    ...given,
    printDocument: (number: string) => printDocument(db, number),
    printGiftCard: (id: number) => printGiftCard(given, id),
    unmarked: new Set<string>(),
  };
  const wallets = given.wallets ?? NO_WALLETS;
  const webhooks = { ...given, reachesLoopback: given.reachesLoopback ?? false };
  const telling = {
    ...{ ...deps, messenger: given.messenger ?? null },
    reachesLoopback: webhooks.reachesLoopback,
  };
  return {
    'send-mail': ({ eventKey }) => sendMail(sending, eventKey),
    'clean-up': () => cleanUp(given, clock.now()),
    'read-phones': () => readPhones(db),
    'send-webhooks': ({ endpointId }) => sendWebhooks(webhooks, endpointId),
    'watch-webhooks': () => watchWebhooks(webhooks),
    'push-changed-cards': () => pushChangedCards({ ...given, wallets }),
    'carry-out-planned-change': ({ plannedId }) => carryOut(db, plannedId, clock.now()),
    'leave-team': ({ timeOffId }) => retireOnLastDay(db, timeOffId, clock.now()),
    'leave-desk': (job) => endAccessAsPlanned(db, job, clock.now()),
    'sum-up-touched-days': () => sumUpTouchedDays(db),
    'expire-gift-cards': () => expireGiftCards(db, clock.now()),
    ...packageTasks(deps),
    ...giftCardTasks(deps),
    ...membershipTasks(deps),
    ...bookingTasks(telling),
    ...messageTasks(telling, {
      ...bookingTellings(deps),
      ...endingTellings(deps),
      ...offerTellings(deps),
    }),
    ...paymentTasks(paying),
    ...waitingListTasks({ ...paying, messenger: telling.messenger }),
    'cancel-sessions-of-erased': (job) => cancelSessionsOfErased(deps, job),
  };
}
