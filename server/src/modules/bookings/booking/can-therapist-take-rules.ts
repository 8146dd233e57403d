import type { BookingRequest } from '@limber/contract/bookings.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { LockedPackage, PackageOffer } from '../../packages/owned-package-rules.ts';
import { paidBy } from './price-and-payment-rules.ts';
import {
  type Refused,
  type RequestedSession,
  type SessionFacts,
  wrong,
} from './requested-session-rules.ts';

/**
 * Ids of the services that the therapist must offer: the requested ones, and for a package session
 * that names none, the first that the package includes.
 */
export function servicesAsked(
  { services }: Pick<BookingRequest, 'services'>,
  payment:
    | { readonly paidBy: 'price' }
    | { readonly paidBy: 'purchase'; readonly offer: Pick<PackageOffer, 'included'> }
    | { readonly paidBy: 'package'; readonly package: Pick<LockedPackage, 'included'> },
): number[] {
  if (payment.paidBy === 'price') return [...new Set(services.map(({ id }) => id))];
  const chosen = services.filter(({ type }) => type === 'service').map(({ id }) => id);
  if (chosen.length > 0) return [...new Set(chosen)];
  const { included } = payment.paidBy === 'purchase' ? payment.offer : payment.package;
  return included.slice(0, 1).map(({ serviceId }) => serviceId);
}

/** Ids of the services named in the request; null: it names none. */
export function servicesNamed({
  services,
  serviceType,
}: Pick<BookingRequest, 'services' | 'serviceType'>): number[] | null {
  const isPaidByPrice = paidBy(serviceType).paidBy === 'price';
  const named = services.filter(({ type }) => isPaidByPrice || type === 'service');
  return named.length === 0 ? null : [...new Set(named.map(({ id }) => id))];
}

/** Every objection to the therapist; a client is told the first. */
export function objectToTherapist(
  asked: Pick<RequestedSession, 'locationCode' | 'therapistGender'>,
  { therapist }: SessionFacts,
  needsSkills: readonly number[],
): Refused[] {
  const found: Refused[] = [];
  if (therapist.locationCode !== asked.locationCode) {
    const reason: Sentence = {
      en: `${therapist.name} does not work at this location.`,
      ar: (named) => `لا يشمل فريق هذا الفرع ${named(therapist.name)}.`,
    };
    found.push(wrong('location', reason));
  }
  if ((asked.therapistGender ?? therapist.gender) !== therapist.gender) {
    const reason: Sentence = {
      en: `${therapist.name} does not meet your wish for a woman or a man.`,
      ar: (named) => `لا تتحقق مع ${named(therapist.name)} رغبتك في معالجة أو معالج.`,
    };
    found.push(wrong('therapist_gender', reason, 'gender'));
  }
  if (therapist.booksByPhone) {
    const reason: Sentence = {
      en: `To arrange an appointment with ${therapist.name}, please contact the studio.`,
      ar: (named) => `لتحديد موعد مع ${named(therapist.name)}، يرجى التواصل مع الاستوديو.`,
    };
    found.push({ verdict: 'refused', reason, rule: 'by_phone' });
  }
  if (!needsSkills.every((serviceId) => therapist.serviceIds.includes(serviceId))) {
    const reason: Sentence = {
      en: `${therapist.name} does not offer all of these services.`,
      ar: (named) => `لا تتوفر كل هذه الخدمات لدى ${named(therapist.name)}.`,
    };
    found.push(wrong('therapist_id', reason, 'skill'));
  }
  return found;
}
