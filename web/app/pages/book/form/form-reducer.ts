import type { Account } from '@limber/contract/accounts.ts';
import type { ServiceType } from '@limber/contract/appointments.ts';
import type {
  IncludedService,
  Location,
  Package,
  PackageOption,
  Service,
  ServiceDuration,
  Therapist,
} from '@limber/contract/catalogue.ts';
import type { BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import { offersAll, servicesToMatch } from '../therapist/match-therapists.ts';
import { encodeSlot } from '../time/available-times.ts';
import { type BookingForm, emptyForm, emptySlot, emptyTherapist } from './form.ts';
import type { HeldPackage } from './held-packages.ts';
import {
  chooseIncluded,
  followRemaining,
  pickDuration,
  pickOption,
  pickOwned,
  preselect,
  switchType,
} from './pick-services.ts';
import { isOwned, type OwnedType, type PurchaseType } from './service-types.ts';

/** The fields of a therapist that the form stores. */
export type TherapistChoice = Pick<Therapist, 'id' | 'full_name' | 'services' | 'books_by_phone'>;

export type FormAction =
  | { type: 'switchType'; serviceType: ServiceType }
  | { type: 'pickDuration'; service: Service; duration: ServiceDuration }
  | {
      type: 'pickOption';
      serviceType: PurchaseType;
      product: Package;
      option: PackageOption;
      lastDay?: string;
    }
  | { type: 'pickOwned'; serviceType: OwnedType; owned: HeldPackage }
  | { type: 'dropOwned' }
  | { type: 'chooseIncluded'; services: readonly IncludedService[] }
  | { type: 'followRemaining'; minutes: number }
  | { type: 'preselect'; picks: { service: Service; duration: ServiceDuration }[] }
  | { type: 'chooseLocation'; location: Location }
  | { type: 'chooseTherapist'; therapist: TherapistChoice }
  | { type: 'chooseAnyTherapist'; preference: Gender | '' }
  | { type: 'chooseDate'; date: string }
  | { type: 'forget'; choice: 'location' | 'therapist' | 'date' }
  | { type: 'chooseTime'; time: string }
  | { type: 'chooseSlot'; time: string; maxMinutes: number; startMinutes: number }
  | { type: 'chooseFreeTime'; date: string; time: string }
  | { type: 'chooseOpening'; date: string; time: string; therapist?: TherapistChoice }
  | { type: 'allocateMinutes'; minutes: number }
  | { type: 'dropTime' }
  | { type: 'feelTight'; places: readonly BodyPlace[] }
  | { type: 'agreeToPolicy'; agreed: boolean }
  | { type: 'payBy'; means: Pick<BookingForm, 'pay'> | Pick<BookingForm, 'giftCard'> }
  | { type: 'acceptTotal'; total: number }
  | { type: 'knowClient'; account: Account; access: string }
  | { type: 'requireReauth' }
  | { type: 'applyLink'; actions: readonly FormAction[] }
  | { type: 'restore'; form: BookingForm }
  | { type: 'change'; form: BookingForm }
  | { type: 'resetSelections' }
  | { type: 'startOver' };

/**
 * The form after an action. Going back keeps every choice; changing one clears only later choices
 * that no longer fit.
 */
export function formReducer(form: BookingForm, action: FormAction): BookingForm {
  switch (action.type) {
    case 'switchType':
      return keepWhatFits(form, switchType(form, action.serviceType));
    case 'pickDuration':
      return keepWhatFits(form, pickDuration(form, action.service, action.duration));
    case 'pickOption':
      return keepWhatFits(
        form,
        pickOption(form, action.serviceType, action.product, action.option, action.lastDay),
      );
    case 'pickOwned':
      return keepWhatFits(form, pickOwned(form, action.serviceType, action.owned));
    case 'dropOwned':
      return isOwned(form.serviceType) ? keepWhatFits(form, switchType(form, 'service')) : form;
    case 'chooseIncluded':
      return keepWhatFits(form, chooseIncluded(form, action.services));
    case 'followRemaining':
      return followRemaining(form, action.minutes);
    case 'preselect':
      return keepWhatFits(form, preselect(form, action.picks));
    case 'chooseLocation': {
      const { location, name } = action.location;
      if (location === form.location) return form;
      // Any therapist is possible at the other branch too.
      const therapist = form.anyTherapist ? {} : emptyTherapist;
      return { ...form, location, locationName: name, ...therapist, ...slotFor(form.location) };
    }
    case 'chooseTherapist':
      return chooseTherapist(form, action.therapist);
    case 'chooseAnyTherapist': {
      if (form.anyTherapist && form.therapistPreference === action.preference) return form;
      const { preference: therapistPreference } = action;
      const slot = slotFor(form.therapist_id ?? form.anyTherapist);
      return { ...form, ...emptyTherapist, anyTherapist: true, therapistPreference, ...slot };
    }
    case 'chooseDate':
      return action.date === form.date ? form : { ...form, date: action.date, ...emptySlot };
    case 'forget':
      return forget(form, action.choice);
    case 'chooseTime':
      return { ...form, time: action.time, slot: encodeSlot(action.time, form.duration) };
    case 'chooseSlot':
      return {
        ...form,
        time: action.time,
        slot: encodeSlot(action.time, action.maxMinutes),
        slotChosen: true,
        allocatedMinutes: action.startMinutes,
      };
    case 'chooseFreeTime':
      return {
        ...form,
        date: action.date,
        time: action.time,
        slot: encodeSlot(action.time, form.allocatedMinutes ?? form.duration),
      };
    case 'chooseOpening': {
      const { therapist, date, time } = action;
      const theirs = therapist ? chooseTherapist(form, therapist) : form;
      // The longest package session is known with the day's times.
      const slot = form.serviceType === 'service' ? encodeSlot(time, form.duration) : '';
      return { ...theirs, ...emptySlot, date, time, slot };
    }
    case 'allocateMinutes':
      return { ...form, allocatedMinutes: action.minutes };
    case 'dropTime':
      return { ...form, ...emptySlot };
    case 'feelTight':
      return { ...form, tightPlaces: [...action.places] };
    case 'agreeToPolicy':
      return { ...form, comfirm_booking: action.agreed };
    case 'payBy':
      return { ...form, ...action.means };
    case 'acceptTotal':
      return { ...form, acceptedTotal: action.total };
    case 'knowClient':
      return { ...form, ...personOf(action.account), access: action.access, requiresReauth: false };
    case 'requireReauth':
      return { ...form, requiresReauth: true, previousEmail: form.useremail, access: '' };
    case 'applyLink':
      return action.actions.reduce(formReducer, form);
    case 'restore':
    case 'change':
      return action.form;
    case 'resetSelections':
      return resetSelections(form);
    case 'startOver':
      return emptyForm;
  }
}

/** Resets the choices; the client stays, and so does the kind of package they looked at. */
function resetSelections(form: BookingForm): BookingForm {
  const { username, useremail, phone, gender, medicalIssues, goal, access, serviceType } = form;
  const person = { username, useremail, phone, gender, medicalIssues, goal, access };
  return { ...emptyForm, ...person, serviceType };
}

/** Without a choice, and what depends on it. */
function forget(form: BookingForm, choice: 'location' | 'therapist' | 'date'): BookingForm {
  if (choice === 'date') return { ...form, date: '', ...emptySlot };
  const place = choice === 'location' ? { location: '', locationName: '' } : {};
  return { ...form, ...place, ...emptyTherapist, ...emptySlot };
}

/**
 * The slot after another branch or therapist is chosen: cleared. If none was chosen before, it is a
 * preference, which the day's times will check.
 */
function slotFor(before: string | number | boolean): Partial<BookingForm> {
  return before === '' || before === false ? {} : emptySlot;
}

function chooseTherapist(form: BookingForm, therapist: TherapistChoice): BookingForm {
  const { id, full_name, services, books_by_phone } = therapist;
  if (id === form.therapist_id) return form;
  return {
    ...form,
    ...emptyTherapist,
    therapist: full_name,
    therapist_id: id,
    therapistServices: services.map((service) => service.id),
    therapistBooksByPhone: books_by_phone,
    ...slotFor(form.therapist_id ?? form.anyTherapist),
  };
}

function keepWhatFits(before: BookingForm, after: BookingForm): BookingForm {
  const sameKind = before.serviceType === after.serviceType;
  const stillOffered = after.therapist_id === null || offersAll(after.therapistServices, after);
  // The therapist who was free may not offer the new service.
  const sameHands = !after.anyTherapist || offersAll(servicesToMatch(before), after);
  // A shorter session fits wherever a longer one did; a longer one has to be checked again.
  const stillFits = stillOffered && sameHands && sameKind && after.duration <= before.duration;
  return {
    ...after,
    ...(stillOffered ? {} : emptyTherapist),
    ...(stillFits ? {} : emptySlot),
  };
}

/** The address with which a client signs in; of one without any, their number. */
export function signInNameOf({ email, phone_number }: Account): string {
  return email ?? phone_number;
}

function personOf(account: Account) {
  return {
    username: `${account.first_name} ${account.last_name}`.trim(),
    useremail: signInNameOf(account),
    phone: account.phone_number,
    gender: account.gender ?? '',
    medicalIssues: account.medical_issues,
    goal: account.goal,
  };
}
