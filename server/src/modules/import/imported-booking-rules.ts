import type { ForKnownClient } from '@limber/contract/desk/day/bookings.ts';
import type { ImportedBooking } from '@limber/contract/desk/studio/import-rows.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

interface Named {
  readonly names: readonly string[];
}

/** The services, therapists, branches and packages that a session can refer to. */
export interface Things {
  readonly services: readonly (Named & {
    readonly id: number;
    readonly minutes: readonly number[];
  })[];
  readonly therapists: readonly (Named & { readonly id: number; readonly locationCode: string })[];
  readonly branches: readonly (Named & { readonly code: string })[];
}

/** A package from which the client can have the session. */
export type OwnedPackage = Named & { readonly id: number; readonly kind: string };

type Row = Omit<ImportedBooking, 'line' | 'key' | 'owner'>;
export type BookingRequest = Omit<ForKnownClient, 'source' | 'override'>;

/**
 * The booking that a row requests, at the therapist's own branch unless it names one, or why it
 * cannot be determined.
 *
 * @param day its day of the studio, `YYYY-MM-DD`: after midnight the one before
 */
export function bookingRequestOf(
  row: Row,
  day: string,
  clientId: number,
  { services, therapists, branches }: Things,
  packages: readonly OwnedPackage[],
): BookingRequest | Sentence {
  const service = serviceNamed(row.service, services);
  if (!service) return unknown('service', 'خدمة', row.service);
  const therapist = therapistNamed(row.therapist, therapists);
  if (!therapist) return unknown('therapist', 'معالج', row.therapist);
  const { location } = row;
  const branch = location === null ? null : branches.find((each) => isNamed(each, location));
  if (branch === undefined && location !== null) return unknown('branch', 'فرع', location);
  const paying = payingBy(row.package, packages);
  if (paying === undefined)
    return unknown('package of the client', 'باقة للعميل', row.package ?? '');
  if (!paying && !service.minutes.includes(row.minutes)) {
    return notSoLong(service.names[0] ?? '', row.minutes);
  }
  return {
    client_id: clientId,
    services: [{ id: service.id, time: row.minutes }],
    therapist_id: therapist.id,
    date: day,
    time: row.time,
    location: branch?.code ?? therapist.locationCode,
    total_duration: row.minutes,
    ...(paying ? fromPackage(paying) : { serviceType: 'service' as const }),
  };
}

function serviceNamed(text: string, services: Things['services']) {
  const exact = services.find((each) => isNamed(each, text));
  if (exact) return exact;
  // `Stretching 60 min`, `Stretching (Al Warqa)`: text after the name is ignored.
  const begun = services.filter(({ names }) =>
    names.some((name) =>
      new RegExp(`^${escaped(plainlyNamed(name))}(?![\\p{L}])`, 'u').test(plainlyNamed(text)),
    ),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

function therapistNamed(text: string, therapists: Things['therapists']) {
  const exact = therapists.find((each) => isNamed(each, text));
  if (exact) return exact;
  const byFirst = therapists.filter(({ names }) =>
    names.some((name) => plainlyNamed(name).split(' ')[0] === plainlyNamed(text)),
  );
  return byFirst.length === 1 ? byFirst[0] : undefined;
}

/** The package that pays; null: none does; undefined: ambiguous. */
function payingBy(text: string | null, packages: readonly OwnedPackage[]) {
  if (text === null || /^(?:no|false|0|none|-|لا)$/i.test(text)) return null;
  if (/^(?:yes|true|1|package|نعم)$/i.test(text)) return packages[0];
  return packages.find((each) => isNamed(each, text));
}

function fromPackage({ id, kind }: OwnedPackage) {
  if (kind === 'shared')
    return { serviceType: 'my_shared_package' as const, shared_package_id: id };
  if (kind === 'unlimited') {
    return { serviceType: 'my_unlimited_package' as const, unlimited_package_id: id };
  }
  return { serviceType: 'mypackage' as const, user_package_id: id };
}

export const plainlyNamed = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
export const isNamed = ({ names }: Named, text: string) =>
  names.some((name) => plainlyNamed(name) === plainlyNamed(text));
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const unknown = (what: string, inArabic: string, text: string): Sentence => ({
  en: `There is no ${what} “${text}” here.`,
  ar: `لا يوجد لدينا ${inArabic} باسم «${text}».`,
});
const notSoLong = (service: string, minutes: number): Sentence => ({
  en: `${service} is not offered for ${minutes} minutes.`,
  ar: (named) => `${named(service)}: لا تُعرض لمدة ${countInArabic(minutes, 'minutes')}.`,
});

export const CHANGED_THERE: Sentence = {
  en: 'This session is booked here and says something else now. Please change it on its day.',
  ar: 'هذه الجلسة محجوزة لدينا وتغيّرت بياناتها في الملف. يرجى تعديلها من يومها.',
};
