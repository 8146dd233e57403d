import type { ServiceType } from '@limber/contract/appointments.ts';
import { discountOf } from '@limber/contract/money.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import {
  LONGEST_SESSION_MINUTES,
  SESSION_STEP_MINUTES,
  SHORTEST_SESSION_MINUTES,
} from '@limber/contract/terms.ts';
import type { Gender } from '@limber/contract/values.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import {
  asBought,
  isSessionLength,
  type LockedPackage,
  type PackageOffer,
  refuseSecond,
  refuseSession,
} from '../../packages/rules.ts';
import { fits, freeStarts, type TherapistDay } from '../../scheduling/rules.ts';
import { isBeyondDiary } from '../../scheduling/window-rules.ts';
import { type AskedSession, type PricedService, servicesOf, shareOut } from './session-rules.ts';

/** What is said when someone else was quicker, whoever finds it out: the rules or the database. */
export const NO_LONGER_FREE = {
  en: 'This time is no longer free. Please choose another.',
  ar: 'هذا الوقت لم يعد متاحاً. يرجى اختيار وقت آخر.',
};

/** What pays for a session: its own price, a package bought with it, or one already had. */
export type PaidBy =
  | { readonly paidBy: 'price' }
  | { readonly paidBy: 'purchase' | 'package'; readonly kind: PackageKind };

const PAID_BY: Record<ServiceType, PaidBy> = {
  service: { paidBy: 'price' },
  package: { paidBy: 'purchase', kind: 'regular' },
  shared_package: { paidBy: 'purchase', kind: 'shared' },
  unlimited_package: { paidBy: 'purchase', kind: 'unlimited' },
  mypackage: { paidBy: 'package', kind: 'regular' },
  my_shared_package: { paidBy: 'package', kind: 'shared' },
  my_unlimited_package: { paidBy: 'package', kind: 'unlimited' },
};

export function paidBy(type: ServiceType): PaidBy {
  return PAID_BY[type];
}

/** What decides how the session is paid for. */
export type Payment =
  | {
      readonly paidBy: 'price';
      readonly offered: readonly PricedService[];
      readonly discountPercent: number;
    }
  | {
      readonly paidBy: 'purchase';
      readonly offer: PackageOffer;
      /** What the client still has of this kind. */
      readonly stillHeld: Pick<LockedPackage, 'name' | 'balanceMinutes'> | undefined;
      readonly discountPercent: number;
    }
  | { readonly paidBy: 'package'; readonly package: LockedPackage };

/** What decides whether a therapist can take the session. */
export interface SessionFacts {
  readonly therapist: {
    readonly name: string;
    readonly gender: Gender;
    readonly locationCode: string;
    readonly booksByPhone: boolean;
    readonly serviceIds: readonly number[];
  };
  readonly day: TherapistDay;
  readonly closedFor: string | null;
  /** Minutes from the session's midnight to the present. */
  readonly nowMinute: number;
  /** How many days after today the diary is open for the client. */
  readonly daysAhead: number;
}

/** What the session is for and what is due, the member's discount taken off. */
export interface Bill {
  readonly lines: PricedService[];
  readonly priceFils: number;
  readonly discountFils: number;
}

export type Refused =
  | { readonly verdict: 'wrong'; readonly field: string; readonly reason: Sentence }
  | { readonly verdict: 'price'; readonly priceFils: number; readonly reason: Sentence }
  | { readonly verdict: 'refused'; readonly reason: Sentence }
  | { readonly verdict: 'taken'; readonly reason: Sentence };
export type Verdict = ({ readonly verdict: 'book' } & Bill) | Refused;

/** Judges whether a session may be booked as asked; recomputes all that the client sent. */
export function judgeBooking(asked: AskedSession, payment: Payment, facts: SessionFacts): Verdict {
  const found = billOf(asked, payment, facts.therapist.serviceIds);
  if ('verdict' in found) return found;
  const skills = found.lines.filter((line) => line.needsSkill).map((line) => line.serviceId);
  return (
    refuseTherapist(asked, facts, skills) ??
    refuseTime(asked, facts) ??
    refusePrice(asked, found) ?? { verdict: 'book', ...found }
  );
}

/** Judges whether a booked session may be moved as asked, what it is for and its price being kept. */
export function judgeMove(
  asked: Pick<AskedSession, 'startMinute' | 'lastsMinutes' | 'locationCode'>,
  needsSkills: readonly number[],
  facts: SessionFacts,
): { readonly verdict: 'move' } | Refused {
  return (
    refuseTherapist(asked, facts, needsSkills) ?? refuseTime(asked, facts) ?? { verdict: 'move' }
  );
}

/** Why the session as asked cannot be paid for like this, wherever and whenever; null when they do. */
export function refusePayment(asked: AskedSession, payment: Payment): Refused | null {
  const found = billOf(asked, payment, []);
  return 'verdict' in found ? found : null;
}

function billOf(asked: AskedSession, payment: Payment, offered: readonly number[]): Bill | Refused {
  return payment.paidBy === 'price'
    ? billServices(asked, payment)
    : billPackage(asked, payment, offered);
}

function billServices(
  asked: AskedSession,
  { offered, discountPercent }: Extract<Payment, { paidBy: 'price' }>,
): Bill | Refused {
  const lines: PricedService[] = [];
  for (const choice of asked.services) {
    const line = offered.find(
      (each) => each.serviceId === choice.serviceId && each.lastsMinutes === choice.lastsMinutes,
    );
    if (!line)
      return wrong('services', {
        en: 'One of the chosen services is not offered any more.',
        ar: 'إحدى الخدمات المختارة لم تعد متوفرة.',
      });
    lines.push(line);
  }
  if (new Set(lines.map((line) => line.serviceId)).size < lines.length) {
    return wrong('services', {
      en: 'Please choose one duration for each service.',
      ar: 'يرجى اختيار مدة واحدة لكل خدمة.',
    });
  }
  const lastsMinutes = sum(lines.map((line) => line.lastsMinutes));
  if (lastsMinutes !== asked.lastsMinutes) {
    return wrong('total_duration', servicesTake(lastsMinutes));
  }
  if (lastsMinutes !== asked.countedMinutes) {
    return wrong('duration', servicesTake(lastsMinutes));
  }
  const fullFils = sum(lines.map((line) => line.priceFils));
  const discountFils = discountOf(fullFils, discountPercent);
  return { lines, priceFils: fullFils - discountFils, discountFils };
}

function billPackage(
  asked: AskedSession,
  payment: Exclude<Payment, { paidBy: 'price' }>,
  offered: readonly number[],
): Bill | Refused {
  if (!isSessionLength(asked.lastsMinutes)) {
    return wrong('total_duration', {
      en: `Please choose ${SHORTEST_SESSION_MINUTES} to ${LONGEST_SESSION_MINUTES} minutes in steps of ${SESSION_STEP_MINUTES}.`,
      ar: `يرجى اختيار مدة من ${SHORTEST_SESSION_MINUTES} إلى ${countInArabic(LONGEST_SESSION_MINUTES, 'minutes')} بخطوات من ${countInArabic(SESSION_STEP_MINUTES, 'minutes')}.`,
    });
  }
  const sold = payment.paidBy === 'purchase' ? payment.offer : payment.package;
  const services = servicesOf(asked, sold.included, offered);
  if (!services)
    return wrong('services', {
      en: `The ${sold.name} does not include one of these services.`,
      ar: (named) => `لا تشمل ${named(sold.name)} إحدى هذه الخدمات.`,
    });
  const reason =
    payment.paidBy === 'purchase'
      ? refusePurchase(asked, payment)
      : refuseSession(payment.package, asked);
  if (reason !== null) return { verdict: 'refused', reason };
  const discountFils =
    payment.paidBy === 'purchase'
      ? discountOf(payment.offer.priceFils, payment.discountPercent)
      : 0;
  const priceFils = payment.paidBy === 'purchase' ? payment.offer.priceFils - discountFils : 0;
  return { lines: shareOut(asked.lastsMinutes, services), priceFils, discountFils };
}

function refusePurchase(
  asked: AskedSession,
  { offer, stillHeld }: Extract<Payment, { paidBy: 'purchase' }>,
): Sentence | null {
  if (stillHeld) return refuseSecond(offer.name, stillHeld);
  return refuseSession(asBought(offer, asked.today), asked);
}

function refuseTherapist(
  asked: Pick<AskedSession, 'locationCode' | 'therapistGender'>,
  { therapist }: SessionFacts,
  needsSkills: readonly number[],
): Refused | null {
  if (therapist.locationCode !== asked.locationCode) {
    return wrong('location', {
      en: `${therapist.name} does not work at this location.`,
      ar: (named) => `لا يشمل فريق هذا الفرع ${named(therapist.name)}.`,
    });
  }
  if ((asked.therapistGender ?? therapist.gender) !== therapist.gender) {
    return wrong('therapist_gender', {
      en: `${therapist.name} does not meet your wish for a woman or a man.`,
      ar: (named) => `لا تتحقق مع ${named(therapist.name)} رغبتك في معالجة أو معالج.`,
    });
  }
  if (therapist.booksByPhone) {
    return {
      verdict: 'refused',
      reason: {
        en: `To arrange an appointment with ${therapist.name}, please call the studio.`,
        ar: (named) => `لتحديد موعد مع ${named(therapist.name)}، يرجى الاتصال بالاستوديو.`,
      },
    };
  }
  if (!needsSkills.every((serviceId) => therapist.serviceIds.includes(serviceId))) {
    return wrong('therapist_id', {
      en: `${therapist.name} does not offer all of these services.`,
      ar: (named) => `لا تتوفر كل هذه الخدمات لدى ${named(therapist.name)}.`,
    });
  }
  return null;
}

function refuseTime(
  asked: Pick<AskedSession, 'startMinute' | 'lastsMinutes'>,
  facts: Omit<SessionFacts, 'therapist'>,
): Refused | null {
  if (isBeyondDiary(facts.nowMinute, facts.daysAhead)) {
    return wrong('date', {
      en: `You can book up to ${facts.daysAhead} days ahead.`,
      ar: `يمكنك الحجز قبل الموعد بما لا يزيد على ${countInArabic(facts.daysAhead, 'days')}.`,
    });
  }
  const { closedFor } = facts;
  if (closedFor !== null) {
    const reason: Sentence = {
      en: `We are closed on this date for ${closedFor}.`,
      ar: (named) => `نحن مغلقون في هذا التاريخ بمناسبة ${named(closedFor)}.`,
    };
    return { verdict: 'refused', reason };
  }
  if (asked.startMinute < facts.nowMinute) {
    return {
      verdict: 'taken',
      reason: {
        en: 'This time has already passed. Please choose another.',
        ar: 'هذا الوقت مضى. يرجى اختيار وقت آخر.',
      },
    };
  }
  const starts = freeStarts(facts.day, facts.nowMinute);
  if (!fits(starts, asked.startMinute, asked.lastsMinutes)) {
    return { verdict: 'taken', reason: NO_LONGER_FREE };
  }
  return null;
}

function refusePrice(asked: AskedSession, { priceFils }: Bill): Refused | null {
  if (priceFils === asked.priceFils) return null;
  return {
    verdict: 'price',
    priceFils,
    reason: {
      en: 'The price has changed. Please check the new total.',
      ar: 'تغيّر السعر. يرجى مراجعة المجموع الجديد.',
    },
  };
}

function wrong(field: string, reason: Sentence): Refused {
  return { verdict: 'wrong', field, reason };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function servicesTake(minutes: number): Sentence {
  return {
    en: `These services take ${minutes} minutes.`,
    ar: `تستغرق هذه الخدمات ${countInArabic(minutes, 'minutes')}.`,
  };
}
