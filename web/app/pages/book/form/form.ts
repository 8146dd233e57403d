import type { ServiceType } from '@limber/contract/appointments.ts';
import type { ChosenService } from '@limber/contract/bookings.ts';
import type { IncludedService } from '@limber/contract/catalogue.ts';
import type { WayToPay } from '@limber/contract/payments.ts';
import type { BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import type { Gender } from '@limber/contract/values/people.ts';

/** A chosen line, and whether a therapist must offer it, which packages do not require. */
export interface ChosenLine extends ChosenService {
  needs_skill: boolean;
}

/** Everything that the wizard knows about the booking. Field names are the wire's. */
export interface BookingForm {
  services: ChosenLine[];
  /** Service id to the id of its chosen duration. */
  service_durations: Record<string, number>;
  serviceType: ServiceType;
  /** Services of a package session; empty for single services. */
  sessionFor: IncludedService[];
  /** Code of the branch, '' when none is chosen. */
  location: string;
  locationName: string;
  /** Full name; '' when none or any is chosen. */
  therapist: string;
  therapist_id: number | null;
  /** Any free therapist; the server picks one. */
  anyTherapist: boolean;
  /** With any therapist: only a woman, or only a man; '' for no preference. */
  therapistPreference: Gender | '';
  /** Ids of the chosen therapist's services, to notice when another service no longer fits. */
  therapistServices: number[];
  /** The chosen therapist takes bookings by telephone only. */
  therapistBooksByPhone: boolean;
  /** Where the client feels tight, as touched on the body map. */
  tightPlaces: BodyPlace[];
  /** Day of the studio, `YYYY-MM-DD`, '' when none is chosen. */
  date: string;
  /** `HH:MM`, '' when none is chosen. */
  time: string;
  /** The chosen slot as JSON: `["HH:MM", longest minutes]`. */
  slot: string;
  /** A slot of a package booking is chosen, so the duration may be set. */
  slotChosen: boolean;
  /** Minutes. */
  duration: number;
  maxDuration?: number;
  /** Last day of an owned package; '' when it has none. */
  lastDay: string;
  /** Catalogue price in the studio's currency. */
  total: number;
  /** Another price in the studio's currency that the server named and the client has seen; null: none. */
  acceptedTotal: number | null;
  /** Minutes to take from a package; null for single services, and until chosen. */
  allocatedMinutes: number | null;
  user_package_id: number | null;
  shared_package_id: number | null;
  unlimited_package_id: number | null;
  package_id: number | null;
  package_balance_id: number | null;
  username: string;
  useremail: string;
  phone: string;
  gender: string;
  medicalIssues: string;
  goal: string;
  comfirm_booking: boolean;
  /** Where it is paid, if the client chose; '' for the way that is proposed. */
  pay: WayToPay | '';
  /** A gift card that pays what it can, with what was left on it, in the studio's currency. */
  giftCard: { id: number; balance: number } | null;
  access: string;
  requiresReauth: boolean;
  previousEmail: string;
}

/** Fields that depend on the type of booking; another type resets them. */
export const emptySelection = {
  services: [],
  service_durations: {},
  sessionFor: [],
  lastDay: '',
  total: 0,
  acceptedTotal: null,
  duration: 0,
  maxDuration: undefined,
  allocatedMinutes: null,
  user_package_id: null,
  shared_package_id: null,
  unlimited_package_id: null,
  package_id: null,
  package_balance_id: null,
} satisfies Partial<BookingForm>;

export const emptySlot = {
  time: '',
  slot: '',
  slotChosen: false,
} satisfies Partial<BookingForm>;

export const emptyTherapist = {
  therapist: '',
  therapist_id: null,
  anyTherapist: false,
  therapistPreference: '',
  therapistServices: [],
  therapistBooksByPhone: false,
} satisfies Partial<BookingForm>;

export const emptyPerson = {
  username: '',
  useremail: '',
  phone: '',
  gender: '',
  medicalIssues: '',
  goal: '',
  access: '',
} satisfies Partial<BookingForm>;

export const emptyForm: BookingForm = {
  ...emptySelection,
  ...emptyTherapist,
  ...emptySlot,
  ...emptyPerson,
  serviceType: 'service',
  location: '',
  locationName: '',
  tightPlaces: [],
  date: '',
  comfirm_booking: false,
  pay: '',
  giftCard: null,
  requiresReauth: false,
  previousEmail: '',
};

/** Longest possible session in minutes; 30 until it is known. */
export function maxDurationOf(form: BookingForm): number {
  return form.maxDuration ?? 30;
}
