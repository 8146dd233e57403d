import type { MessageKind } from '@limber/contract/desk/studio/messages.ts';
import { MAIL_TRIED_DAYS } from '@limber/contract/terms/mail-delivery.ts';
import type { Trx } from '../../../platform/database/db.ts';
import type { MessageButton } from '../../../platform/messaging/provider.ts';
import { dayOf, longDateOf, timeOf } from '../../../platform/studio-days.ts';
import type { Telling, Tellings } from '../../messages/telling.ts';
import { reminderButtons } from '../../messages/templates/reminder-buttons.ts';
import { addressOf, readSender, type Sender } from '../../notifications/compose-mail.ts';
import type { InEveryLanguage } from '../../notifications/mail-layout.ts';
import { answerUrl } from '../answering/answer-address.ts';
import { cutoffOf, freeUntil } from '../changing/cancel-rules.ts';
import type { BookingDeps } from '../deps.ts';
import { healedMail, healedSentence } from '../resold-time/given-back-email.ts';
import { cancellationMail, whatFollows } from './cancellation-email.ts';
import {
  confirmationMail,
  movedMail,
  reminderEndsAt,
  reminderMail,
  termsOf,
} from './confirmation-move-and-reminder-email.ts';
import { type BookingMailData, type BookingWords, readMailData } from './session-in-mails.ts';

type BookingJob =
  | 'confirm-booking'
  | 'tell-booking-moved'
  | 'tell-booking-cancelled'
  | 'tell-late-cancel-healed'
  | 'remind-of-booking';

/** What a job tells: its mail, and its text in few words. */
interface Told {
  readonly mail: NonNullable<Telling['mail']>;
  readonly kind: MessageKind;
  /** What the short text says of its terms, or of what follows. */
  readonly says: { readonly terms: string } | { readonly what_follows: string };
  readonly buttons?: readonly MessageButton[];
  /** The page of the site that a push opens; default: their profile. */
  readonly opens?: string;
}

/** What the jobs of bookings tell. Each checks again whether it still applies. */
export function bookingTellings(site: BookingDeps): Tellings<BookingJob> {
  const { publicUrl, clock } = site;
  const told = async (
    trx: Trx,
    bookingId: string,
    tell: (data: BookingMailData, sender: Sender, now: Date) => Told | null,
  ): Promise<Telling | null> => {
    const data = await readMailData(trx, bookingId);
    if (!data) return null;
    const sender = await readSender(trx, publicUrl);
    const now = clock.now();
    // The mail of a client without an address is composed for its words, and not sent.
    const found = tell(
      { ...data, clientEmail: data.clientEmail ?? addressOf(sender) },
      sender,
      now,
    );
    return found && tellingOf(data, found, sender, now);
  };

  return {
    'confirm-booking': (trx, { bookingId, changes }) =>
      told(trx, bookingId, (data, sender, now) => {
        if (data.status !== 'booked') return null;
        const mail = confirmationMail(data, sender, now, changes);
        return { mail, kind: 'session_booked', says: sayTerms(data, now > freeUntil(data)) };
      }),

    'tell-booking-moved': (trx, job) =>
      told(trx, job.bookingId, (data, sender, now) => {
        // Moved again or cancelled since: that has a mail of its own.
        const stands = data.status === 'booked' || data.status === 'check_in';
        if (!stands || data.changes !== job.changes) return null;
        const before = new Date(job.fromStartsAt);
        const from = { date: longDateOf(dayOf(before), data.language), time: timeOf(before) };
        const mail = movedMail(data, from, sender, now);
        return { mail, kind: 'session_moved', says: sayTerms(data, false) };
      }),

    'tell-booking-cancelled': (trx, { bookingId }) =>
      told(trx, bookingId, (data, sender, now) => {
        if (!data.isCancelled) return null;
        const mail = cancellationMail(data, sender, now);
        const follows = whatFollows(data, now).join(' ') || NOTHING_DUE[data.language];
        const says = { what_follows: follows };
        return { mail, kind: 'session_cancelled', says };
      }),

    'tell-late-cancel-healed': (trx, { bookingId, ...back }) =>
      told(trx, bookingId, (data, sender) => {
        // Restored since, or others took more of its time, of which another job tells.
        if (!data.isCancelled || data.healedMinutes !== back.healedMinutes) return null;
        const mail = healedMail(data, back, sender);
        const says = { what_follows: healedSentence(data, back) };
        return { mail, kind: 'late_cancel_healed', says };
      }),

    'remind-of-booking': (trx, job) =>
      told(trx, job.bookingId, (data, sender, now) => {
        // Cancelled or moved since: the reminder of the new time is a job of its own.
        if (data.status !== 'booked' || data.startsAt.toISOString() !== job.startsAt) return null;
        if (reminderEndsAt(data.startsAt, job.hours) <= now) return null;
        const reminded = { bookingId: data.id, startsAt: data.startsAt };
        const answerAt = answerUrl(site, reminded);
        const mail = reminderMail(data, job.hours, sender, answerAt);
        const says = sayTerms(data, job.hours <= cutoffOf(data));
        return {
          mail,
          kind: 'session_reminder',
          says,
          buttons: reminderButtons(data.language, publicUrl),
          // Only there they can say that they come.
          opens: answerAt.slice(publicUrl.length),
        };
      }),
  };
}

const NOTHING_DUE: InEveryLanguage<string> = {
  en: 'You owe nothing for it.',
  ar: 'لا يترتب عليك أي مبلغ.',
};

const sayTerms = (data: BookingWords, isLate: boolean) => ({ terms: termsOf(data, isLate) });

function tellingOf(data: BookingWords, told: Told, sender: Sender, now: Date): Telling {
  const { mail, kind, says, opens, buttons = [] } = told;
  const { language, date, time } = data;
  return {
    eventKey: mail.eventKey,
    clientId: data.clientId,
    bookingId: data.id,
    language,
    title: mail.subject,
    ...(opens !== undefined && { opens }),
    endsAt: mail.sendBefore ?? new Date(now.getTime() + MAIL_TRIED_DAYS * 24 * 3_600_000),
    mail: data.clientEmail === null ? null : mail,
    short: {
      kind,
      put: {
        ...{ name: data.clientFirstName, studio: sender.brand, day: date, time, ...says },
        service: data.serviceNames.join(language === 'ar' ? '، ' : ', '),
        ...{ branch: data.locationName, therapist: data.therapistName },
      },
      buttons,
    },
  };
}
