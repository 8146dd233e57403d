import type { Location, Service, ServiceDuration, Therapist } from '@limber/contract/catalogue.ts';
import type { Closure } from '@limber/contract/studio.ts';
import { BODY_PLACES, type BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { dayProblem } from '../day/bookable-days.ts';
import { closureOn } from '../day/open-days.ts';
import { type BookingForm, maxDurationOf } from '../form/form.ts';
import { type FormAction, formReducer } from '../form/form-reducer.ts';
import { heldPackages } from '../form/held-packages.ts';
import { typesOfKind } from '../form/service-types.ts';
import { offersAll } from '../therapist/match-therapists.ts';
import { fitLength, lengthRange } from '../time/length-range.ts';
import { coveringPackage } from './covering-package.ts';
import type { Unfit } from './impossible-parts.ts';
import { isDay } from './is-day.ts';
import type { LinkedBooking } from './read-link.ts';

/** Data that a link is checked against; days are by the studio's clock. */
export interface Facts {
  services: readonly Service[];
  locations: readonly Location[];
  team: readonly Therapist[];
  closures: readonly Closure[];
  /** Undefined for a visitor. */
  active: ActivePackages | undefined;
  today: string;
  /** How many days from today can be booked ahead. */
  daysAhead: number;
}

/** The possible part of a link. */
export interface FittedLink {
  /** The choices to make, in order. */
  actions: FormAction[];
  /** The form with these choices. */
  form: BookingForm;
  unfit: Unfit[];
  /** The first step still needs input: a length, or the services of a package session. */
  staysAtServices: boolean;
  /** The wanted time on the form's day, '' for none; the day's times decide. */
  time: string;
  /** Wanted minutes of a package session. */
  minutes: number | null;
}

/**
 * Applies what is possible of a link to earlier choices, checked against everything but free times.
 */
export function fitLink(linked: LinkedBooking, facts: Facts, before: BookingForm): FittedLink {
  const fitted: FittedLink = {
    actions: [],
    form: before,
    unfit: [],
    staysAtServices: false,
    time: '',
    minutes: null,
  };
  fitServices(fitted, linked, facts);
  // A link that leads past the first step must not keep the time of an earlier link.
  if (!fitted.staysAtServices) take(fitted, { type: 'dropTime' });
  fitLocation(fitted, linked, facts);
  fitTherapist(fitted, linked, facts);
  fitDay(fitted, linked, facts);
  if (linked.tight !== undefined)
    take(fitted, { type: 'feelTight', places: placesIn(linked.tight) });
  return fitted;
}

function take(fitted: FittedLink, action: FormAction): void {
  fitted.actions.push(action);
  fitted.form = formReducer(fitted.form, action);
}

function fitServices(fitted: FittedLink, linked: LinkedBooking, facts: Facts): void {
  if (linked.services.length === 0 && linked.package === undefined) return;
  const named = linked.services.flatMap(({ service: name, ...length }) => {
    const service = facts.services.find(({ id, kind }) => String(id) === name || kind === name);
    if (!service) fitted.unfit.push({ what: 'service' });
    return service ? [{ service, ...length }] : [];
  });
  const lengths = named.length > 0 ? named.map((each) => each.minutes) : [linked.minutes];
  const minutes = lengths.reduce((sum, each) => sum + (Number(each) || 0), 0);
  if (linked.package !== undefined && fitPackage(fitted, linked, facts, { named, minutes })) return;
  if (linked.services.length === 0) return;
  const picks = named.flatMap(({ service, ...length }) => {
    const duration = durationOf(fitted, service, length);
    return duration ? [{ service, duration }] : [];
  });
  if (linked.fromList) fitted.staysAtServices = true;
  take(fitted, { type: 'preselect', picks });
}

function durationOf(
  fitted: FittedLink,
  service: Service,
  { minutes, durationId }: { minutes?: string; durationId?: string },
): ServiceDuration | undefined {
  const { durations } = service;
  const [first] = durations;
  const named = durations.find(({ id, time }) =>
    minutes === undefined ? String(id) === durationId : String(time) === minutes,
  );
  if (named || durations.length < 2) return named ?? first;
  fitted.staysAtServices = true;
  if (minutes === undefined) return first;
  const wanted = Number(minutes) || 0;
  const nearest = durations.reduce((best, each) =>
    Math.abs(each.time - wanted) < Math.abs(best.time - wanted) ? each : best,
  );
  fitted.unfit.push({ what: 'length', service: service.name, instead: nearest.time });
  return nearest;
}

/** Whether a package pays for it. */
function fitPackage(
  fitted: FittedLink,
  linked: LinkedBooking,
  { active }: Facts,
  { named, minutes }: { named: { service: Service }[]; minutes: number },
): boolean {
  const mine = linked.package === 'mine';
  const owned = mine
    ? coveringPackage(active, {
        serviceIds: named.map(({ service }) => service.id),
        minutes,
        date: linked.date,
      })
    : (['regular', 'shared', 'unlimited'] as const)
        .flatMap((kind) => heldPackages(active, kind))
        .find(({ id }) => String(id) === linked.package);
  if (!owned) {
    if (!mine) fitted.unfit.push({ what: 'package' });
    return false;
  }
  // Picking it again would remove it.
  take(fitted, { type: 'dropOwned' });
  take(fitted, { type: 'pickOwned', serviceType: typesOfKind[owned.kind].owned, owned: owned });
  const included = owned.services_included.filter(({ id }) =>
    named.some(({ service }) => service.id === id),
  );
  for (const { service } of named) {
    if (!included.some(({ id }) => id === service.id))
      fitted.unfit.push({ what: 'included', name: service.name });
  }
  if (included.length > 0) take(fitted, { type: 'chooseIncluded', services: included });
  fitted.staysAtServices = included.length < Math.max(1, named.length);
  fitted.minutes = minutes > 0 ? minutes : null;
  const range = lengthRange(maxDurationOf(fitted.form), 0);
  if (minutes > 0 && range.max >= range.min)
    take(fitted, { type: 'allocateMinutes', minutes: fitLength(minutes, range) });
  return true;
}

function fitLocation(fitted: FittedLink, linked: LinkedBooking, { locations }: Facts): void {
  if (linked.location === undefined) return;
  const location = locations.find((each) => each.location === linked.location && each.bookable);
  if (!location) fitted.unfit.push({ what: 'location' });
  take(
    fitted,
    location ? { type: 'chooseLocation', location } : { type: 'forget', choice: 'location' },
  );
}

function fitTherapist(fitted: FittedLink, linked: LinkedBooking, { team, locations }: Facts): void {
  if (linked.therapist === undefined) return;
  if (linked.therapist === 'any') {
    take(fitted, { type: 'chooseAnyTherapist', preference: '' });
    return;
  }
  const therapist = team.find(({ id }) => String(id) === linked.therapist);
  const unfit = therapist
    ? whyNot(therapist, linked, fitted.form)
    : ({ what: 'therapist', why: 'unknown' } as const);
  if (unfit || !therapist) {
    if (unfit) fitted.unfit.push(unfit);
    take(fitted, { type: 'forget', choice: 'therapist' });
    return;
  }
  const location = locations.find((each) => each.location === therapist.location);
  if (location) take(fitted, { type: 'chooseLocation', location });
  take(fitted, { type: 'chooseTherapist', therapist });
}

function whyNot(
  { full_name: name, books_by_phone, location, services }: Therapist,
  linked: LinkedBooking,
  form: BookingForm,
): Unfit | null {
  if (books_by_phone) return { what: 'therapist', why: 'phone', name };
  // An unknown branch excludes no therapist.
  if (linked.location !== undefined && form.location !== '' && location !== form.location)
    return { what: 'therapist', why: 'elsewhere', name };
  const offered = services.map(({ id }) => id);
  return offersAll(offered, form) ? null : { what: 'therapist', why: 'skill', name };
}

function fitDay(fitted: FittedLink, linked: LinkedBooking, facts: Facts): void {
  const { date: day, time } = linked;
  if (day === undefined) return;
  const unfit = whyNotOn(day, facts, fitted.form);
  if (unfit) {
    fitted.unfit.push(unfit);
    take(fitted, { type: 'forget', choice: 'date' });
    return;
  }
  take(fitted, { type: 'chooseDate', date: day });
  if (time !== undefined) fitted.time = time;
}

function whyNotOn(day: string, facts: Facts, form: BookingForm): Unfit | null {
  if (!isDay(day)) return { what: 'date', why: 'unknown', day };
  const { today, daysAhead, closures, active } = facts;
  if (day < today) return { what: 'date', why: 'past', day };
  const closure = closureOn(day, closures, form.location);
  if (closure) return { what: 'date', why: 'closed', day, closure: closure.name };
  const unlimited = heldPackages(active, 'unlimited').find(
    ({ id }) => id === form.unlimited_package_id,
  );
  const takenDays = unlimited?.taken_days ?? [];
  const problem = dayProblem(day, { today, daysAhead, lastDay: form.lastDay, takenDays });
  return problem && { what: 'date', why: problem, day };
}

/** Places of the body map in a list with commas between; other words are left out. */
function placesIn(list: string): BodyPlace[] {
  const named = list.split(',');
  return BODY_PLACES.filter((place) => named.includes(place));
}
