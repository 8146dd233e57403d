import type { PackageKind } from '@limber/contract/packages.ts';
import type { Language } from '@limber/contract/values.ts';
import { composeMail } from '../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../notifications/letter.ts';
import { linkAfterSignIn } from '../notifications/link-after-sign-in.ts';
import type { QueuedMail } from '../notifications/queries.ts';
import type { Sender } from '../notifications/read-sender.ts';
import { calendarOf } from './calendar-of.ts';

/** What a mail about a booking tells, in the client's language. */
export interface ToldBooking {
  readonly id: string;
  readonly language: Language;
  readonly clientEmail: string;
  readonly clientFirstName: string;
  readonly therapistName: string;
  readonly serviceNames: readonly string[];
  readonly locationName: string;
  readonly locationAddress: string;
  /** Such as '4 March 2026'. */
  readonly date: string;
  /** `HH:MM` in Dubai. */
  readonly time: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly priceAed: number;
  /** The package that pays for it; `boughtForAed` is null unless it was bought with this session. */
  readonly package: {
    readonly name: string;
    readonly kind: PackageKind;
    readonly minutes: number;
    readonly boughtForAed: number | null;
  } | null;
  readonly isCancelled: boolean;
  /** Cancelled so late that it counts as used. */
  readonly late: boolean;
  /** How often it was moved or cancelled so far. */
  readonly changes: number;
}

/** Confirms a booking, with the session as a calendar file. */
export function confirmationMail(booking: ToldBooking, sender: Sender, now: Date): QueuedMail {
  const say = words[booking.language];
  return {
    ...mailOf(booking, sender, {
      eventKey: `booking-confirmed:${booking.id}`,
      title: say.confirmed(booking.date, booking.time),
      opening: say.welcome(booking.clientFirstName),
    }),
    calendar: calendarOf(booking, sender, 'invite', now),
  };
}

/** Tells of a new time or therapist, with the calendar file that takes the place of the old one. */
export function movedMail(
  booking: ToldBooking,
  from: { date: string; time: string },
  sender: Sender,
  now: Date,
): QueuedMail {
  const say = words[booking.language];
  return {
    ...mailOf(booking, sender, {
      eventKey: `booking-moved:${booking.id}:${booking.changes}`,
      title: say.moved(booking.date, booking.time),
      opening: say.movedFrom(booking.clientFirstName, from.date, from.time),
    }),
    calendar: calendarOf(booking, sender, 'invite', now),
  };
}

/** Tells that a session will not be, with the calendar file that takes it out. */
export function cancellationMail(booking: ToldBooking, sender: Sender, now: Date): QueuedMail {
  const say = words[booking.language];
  const { package: paidFrom, late } = booking;
  const minutesBack =
    paidFrom && paidFrom.kind !== 'unlimited' && !late
      ? [say.minutesBack(paidFrom.minutes, paidFrom.name)]
      : [];
  return {
    ...composeMail(sender, {
      eventKey: `booking-cancelled:${booking.id}`,
      to: booking.clientEmail,
      language: booking.language,
      title: say.cancelled(booking.date, booking.time),
      paragraphs: [
        say.cancelledOpening(booking.clientFirstName),
        sessionOf(booking, []),
        ...minutesBack,
        ...(late ? [say.late] : []),
      ],
      link: { label: say.bookAgain, url: linkAfterSignIn(sender.publicUrl, '/booking') },
    }),
    calendar: calendarOf(booking, sender, 'cancel', now),
  };
}

/** Reminds of a session that starts in `hours` hours. */
export function reminderMail(booking: ToldBooking, hours: number, sender: Sender): QueuedMail {
  const say = words[booking.language];
  return mailOf(booking, sender, {
    eventKey: `booking-reminder:${booking.id}:${booking.startsAt.toISOString()}:${hours}`,
    title: hours === 24 ? say.tomorrow : say.startsIn(hours),
    opening: say.reminder(booking.clientFirstName),
  });
}

function mailOf(
  booking: ToldBooking,
  sender: Sender,
  { eventKey, title, opening }: { eventKey: string; title: string; opening: string },
): QueuedMail {
  const say = words[booking.language];
  return composeMail(sender, {
    eventKey,
    to: booking.clientEmail,
    language: booking.language,
    title,
    highlight: `${booking.date}, ${booking.time}`,
    paragraphs: [opening, sessionOf(booking, paymentOf(booking)), say.policy],
    link: { label: say.seeAppointments, url: linkAfterSignIn(sender.publicUrl, '/profile') },
  });
}

function sessionOf(booking: ToldBooking, payment: string[]): string {
  const say = words[booking.language];
  return [
    booking.serviceNames.join(say.comma),
    say.withTherapist(booking.therapistName),
    `${booking.locationName}${say.comma}${booking.locationAddress}`,
    ...payment,
  ].join('\n');
}

function paymentOf({ language, priceAed, package: paidFrom }: ToldBooking): string[] {
  const say = words[language];
  if (!paidFrom) return [say.aed(priceAed)];
  const { name, kind, minutes, boughtForAed } = paidFrom;
  return [
    ...(boughtForAed === null ? [] : [say.bought(name, boughtForAed)]),
    kind === 'unlimited' ? say.fromUnlimited(name) : say.fromPackage(minutes, name),
  ];
}

const words: InEveryLanguage<{
  comma: string;
  confirmed(date: string, time: string): string;
  welcome(name: string): string;
  moved(date: string, time: string): string;
  movedFrom(name: string, date: string, time: string): string;
  cancelled(date: string, time: string): string;
  cancelledOpening(name: string): string;
  minutesBack(minutes: number, packageName: string): string;
  late: string;
  tomorrow: string;
  startsIn(hours: number): string;
  reminder(name: string): string;
  withTherapist(name: string): string;
  aed(amount: number): string;
  bought(packageName: string, amount: number): string;
  fromPackage(minutes: number, packageName: string): string;
  fromUnlimited(packageName: string): string;
  policy: string;
  seeAppointments: string;
  bookAgain: string;
}> = {
  en: {
    comma: ', ',
    confirmed: (date, time) => `Your session on ${date} at ${time} is booked`,
    welcome: (name) => `Hello ${name}, we look forward to seeing you.`,
    moved: (date, time) => `Your session is now on ${date} at ${time}`,
    movedFrom: (name, date, time) =>
      `Hello ${name}, your session of ${date} at ${time} was moved. We look forward to seeing you.`,
    cancelled: (date, time) => `Your session on ${date} at ${time} is cancelled`,
    cancelledOpening: (name) => `Hello ${name}, this session will not take place.`,
    minutesBack: (minutes, packageName) => `${minutes} minutes are back in your ${packageName}.`,
    late: 'It was cancelled less than 3 hours before its start, so it counts as used.',
    tomorrow: 'Your session is tomorrow',
    startsIn: (hours) => `Your session starts in ${hours} hours`,
    reminder: (name) => `Hello ${name}, a reminder of your session.`,
    withTherapist: (name) => `with ${name}`,
    aed: (amount) => `${amount} AED`,
    bought: (packageName, amount) => `${packageName}: ${amount} AED`,
    fromPackage: (minutes, packageName) => `${minutes} minutes of your ${packageName}`,
    fromUnlimited: (packageName) => `Included in your ${packageName}`,
    // Word for word as on the confirmation step.
    policy:
      'Please tell us at least 3 hours before your session. Otherwise the session counts as used.',
    seeAppointments: 'See your appointments',
    bookAgain: 'Book another session',
  },
  ar: {
    comma: '، ',
    confirmed: (date, time) => `تم حجز جلستك يوم ${date} الساعة ${isolated(time)}`,
    welcome: (name) => `مرحباً ${name}، نتطلع إلى لقائك.`,
    moved: (date, time) => `أصبح موعد جلستك يوم ${date} الساعة ${isolated(time)}`,
    movedFrom: (name, date, time) =>
      `مرحباً ${name}، تم تغيير موعد جلستك التي كانت يوم ${date} الساعة ${isolated(time)}. نتطلع إلى لقائك.`,
    cancelled: (date, time) => `أُلغيت جلستك يوم ${date} الساعة ${isolated(time)}`,
    cancelledOpening: (name) => `مرحباً ${name}، لن تُقام هذه الجلسة.`,
    minutesBack: (minutes, packageName) =>
      `عادت الدقائق (${isolated(String(minutes))}) إلى باقتك «${packageName}».`,
    late: 'أُلغيت الجلسة قبل أقل من 3 ساعات من بدايتها، لذلك تُحتسب مستخدمة.',
    tomorrow: 'جلستك غداً',
    startsIn: (hours) => `تبدأ جلستك بعد ${hours} ساعات`,
    reminder: (name) => `مرحباً ${name}، نذكّرك بجلستك.`,
    withTherapist: (name) => `مع ${isolated(name)}`,
    aed: (amount) => `${isolated(String(amount))} درهم`,
    bought: (packageName, amount) => `${packageName}: ${isolated(String(amount))} درهم`,
    fromPackage: (minutes, packageName) =>
      `من باقتك «${packageName}»، عدد الدقائق: ${isolated(String(minutes))}`,
    fromUnlimited: (packageName) => `ضمن باقتك «${packageName}»`,
    policy: 'يرجى إبلاغنا قبل 3 ساعات على الأقل من موعد جلستك، وإلا احتُسبت الجلسة مستخدمة.',
    seeAppointments: 'عرض مواعيدك',
    bookAgain: 'حجز جلسة أخرى',
  },
};
