import type { ServiceType } from '@limber/contract/appointments.ts';
import type {
  IncludedService,
  Package,
  PackageOption,
  Service,
  ServiceDuration,
} from '@limber/contract/catalogue.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import {
  LONGEST_SESSION_MINUTES,
  SESSION_STEP_MINUTES,
  UNLIMITED_MINUTES,
} from '@limber/contract/terms/booking/session-lengths.ts';
import { type BookingForm, type ChosenLine, emptySelection } from './form.ts';
import type { HeldPackage } from './held-packages.ts';
import type { OwnedType, PurchaseType } from './service-types.ts';

/** Another type resets the selection; the same one changes nothing. */
export function switchType(form: BookingForm, serviceType: ServiceType): BookingForm {
  return form.serviceType === serviceType ? form : { ...form, ...emptySelection, serviceType };
}

/**
 * Picks a duration of a single service. A service has one duration; picking it again removes the
 * service. Total and duration are the sums of prices and minutes.
 */
export function pickDuration(
  form: BookingForm,
  service: Service,
  duration: ServiceDuration,
): BookingForm {
  const base = switchType(form, 'service');
  const key = String(service.id);
  const picked = base.service_durations[key] === duration.id;
  const { [key]: _replaced, ...others } = base.service_durations;
  const line: ChosenLine = {
    id: service.id,
    name: service.name,
    time: duration.time,
    price: duration.price,
    type: 'service',
    needs_skill: service.needs_skill,
  };
  const services = picked
    ? base.services.filter((chosen) => chosen.id !== service.id)
    : replaceOrAppend(base.services, line);
  return {
    ...base,
    acceptedTotal: null,
    services,
    service_durations: picked ? others : { ...others, [key]: duration.id },
    total: totalOf(services),
    duration: services.reduce((minutes, chosen) => minutes + chosen.time, 0),
  };
}

/**
 * Picks an option of a package to buy; picking it again removes it. `lastDay` is the last day of
 * use (`YYYY-MM-DD`) if bought now, '' when it has none.
 */
export function pickOption(
  form: BookingForm,
  serviceType: PurchaseType,
  product: Package,
  option: PackageOption,
  lastDay = '',
): BookingForm {
  const base = switchType(form, serviceType);
  if (base.package_balance_id === option.id) return { ...base, ...emptySelection };
  const minutes = option.time ?? UNLIMITED_MINUTES;
  return {
    ...base,
    ...emptySelection,
    services: [
      {
        id: product.id,
        name: product.name,
        time: minutes,
        price: option.price,
        type: serviceType,
        needs_skill: false,
      },
    ],
    total: option.price,
    duration: minutes,
    maxDuration: option.time ?? LONGEST_SESSION_MINUTES,
    sessionFor: product.services_included.slice(0, 1),
    lastDay,
    package_id: product.id,
    package_balance_id: option.id,
  };
}

/**
 * Uses an owned package: one free line as long as the balance (unlimited: 60 minutes, at most 180).
 * Picking it again removes it.
 */
export function pickOwned(
  form: BookingForm,
  serviceType: OwnedType,
  owned: HeldPackage,
): BookingForm {
  if (form.serviceType === serviceType && ownedIdOf(form) === owned.id) {
    return { ...form, ...emptySelection };
  }
  const unlimited = serviceType === 'my_unlimited_package';
  const minutes = unlimited ? UNLIMITED_MINUTES : (owned.remaining_time ?? 0);
  return {
    ...form,
    ...emptySelection,
    serviceType,
    services: [
      {
        id: owned.id,
        name: owned.name,
        time: minutes,
        price: 0,
        type: serviceType,
        needs_skill: false,
      },
    ],
    sessionFor: owned.services_included.slice(0, 1),
    lastDay: owned.expiry_date ?? '',
    total: 0,
    duration: minutes,
    maxDuration: unlimited ? LONGEST_SESSION_MINUTES : minutes,
    user_package_id: serviceType === 'mypackage' ? owned.id : null,
    shared_package_id: serviceType === 'my_shared_package' ? owned.id : null,
    unlimited_package_id: unlimited ? owned.id : null,
  };
}

/** Starts with single services, as named in a link to the wizard. */
export function preselect(
  form: BookingForm,
  picks: readonly { service: Service; duration: ServiceDuration }[],
): BookingForm {
  const afresh: BookingForm = { ...form, ...emptySelection, serviceType: 'service' };
  return picks.reduce((base, pick) => pickDuration(base, pick.service, pick.duration), afresh);
}

/** Chooses the services of a package session. */
export function chooseIncluded(
  form: BookingForm,
  services: readonly IncludedService[],
): BookingForm {
  return { ...form, sessionFor: [...services] };
}

/** The package's balance has changed: the session must not be longer. */
export function followRemaining(form: BookingForm, remaining: number): BookingForm {
  const longest = remaining - (remaining % SESSION_STEP_MINUTES);
  const allocated = Math.min(form.allocatedMinutes ?? 0, longest);
  return {
    ...form,
    services: form.services.map((line) => ({ ...line, time: remaining })),
    duration: remaining,
    maxDuration: remaining,
    allocatedMinutes: allocated > 0 ? allocated : null,
  };
}

/** Id of the owned package to use, or null. */
export function ownedIdOf(form: BookingForm): number | null {
  return form.user_package_id ?? form.shared_package_id ?? form.unlimited_package_id;
}

function replaceOrAppend(services: ChosenLine[], line: ChosenLine): ChosenLine[] {
  return services.some((chosen) => chosen.id === line.id)
    ? services.map((chosen) => (chosen.id === line.id ? line : chosen))
    : [...services, line];
}

/** Summed in minor units, so that 0.1 and 0.2 make 0.3. */
function totalOf(services: ChosenLine[]): number {
  return amountOf(services.reduce((minor, chosen) => minor + minorOf(chosen.price), 0));
}
