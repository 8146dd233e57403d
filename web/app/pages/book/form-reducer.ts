import type { Account } from '@limber/contract/accounts.ts';
import type {
  Location,
  Package,
  PackageOption,
  Service,
  ServiceDuration,
  Therapist,
} from '@limber/contract/catalogue.ts';
import type { Gender } from '@limber/contract/values.ts';
import { type BookingForm, emptyForm, emptySlot, emptyTherapist } from './form.ts';
import { offersAll, servicesToMatch } from './match-therapists.ts';
import {
  type OwnedPackage,
  pickDuration,
  pickOption,
  pickOwned,
  preselect,
  switchType,
  toggleIncluded,
} from './pick-services.ts';
import { isOwned, type OwnedType, type PurchaseType, type ServiceType } from './service-types.ts';
import { encodeSlot } from './times.ts';

/** What the form keeps of a therapist. */
export type TherapistChoice = Pick<Therapist, 'id' | 'full_name' | 'services' | 'books_by_phone'>;

export type FormAction =
  | { do: 'switchType'; serviceType: ServiceType }
  | { do: 'pickDuration'; service: Service; duration: ServiceDuration }
  | { do: 'pickOption'; serviceType: PurchaseType; product: Package; option: PackageOption }
  | { do: 'pickOwned'; serviceType: OwnedType; owned: OwnedPackage }
  | { do: 'dropOwned' }
  | { do: 'toggleIncluded'; service: { id: number; name: string } }
  | { do: 'preselect'; picks: { service: Service; duration: ServiceDuration }[] }
  | { do: 'chooseLocation'; location: Location }
  | { do: 'chooseTherapist'; therapist: TherapistChoice }
  | { do: 'chooseAnyTherapist'; wish: Gender | '' }
  | { do: 'chooseDate'; date: string }
  | { do: 'chooseTime'; time: string }
  | { do: 'chooseSlot'; time: string; maxMinutes: number; startMinutes: number }
  | { do: 'chooseFreeTime'; date: string; time: string }
  | { do: 'chooseOpening'; date: string; time: string; therapist?: TherapistChoice }
  | { do: 'allocateMinutes'; minutes: number }
  | { do: 'dropTime' }
  | { do: 'agreeToPolicy'; agreed: boolean }
  | { do: 'acceptTotal'; total: number }
  | { do: 'knowClient'; account: Account; access: string }
  | { do: 'requireReauth' }
  | { do: 'restore'; form: BookingForm }
  | { do: 'resetSelections' }
  | { do: 'startOver' };

/**
 * The form after an action. Going back keeps every choice; changing one clears only the later ones
 * that no longer fit.
 */
export function formReducer(form: BookingForm, action: FormAction): BookingForm {
  switch (action.do) {
    case 'switchType':
      return keepWhatFits(form, switchType(form, action.serviceType));
    case 'pickDuration':
      return keepWhatFits(form, pickDuration(form, action.service, action.duration));
    case 'pickOption':
      return keepWhatFits(
        form,
        pickOption(form, action.serviceType, action.product, action.option),
      );
    case 'pickOwned':
      return keepWhatFits(form, pickOwned(form, action.serviceType, action.owned));
    case 'dropOwned':
      return isOwned(form.serviceType) ? keepWhatFits(form, switchType(form, 'service')) : form;
    case 'toggleIncluded':
      return toggleIncluded(form, action.service);
    case 'preselect':
      return keepWhatFits(form, preselect(form, action.picks));
    case 'chooseLocation': {
      const { location, name } = action.location;
      if (location === form.location) return form;
      // Any therapist will do at the other branch too.
      const therapist = form.anyTherapist ? {} : emptyTherapist;
      return { ...form, location, locationName: name, ...therapist, ...emptySlot };
    }
    case 'chooseTherapist':
      return chooseTherapist(form, action.therapist);
    case 'chooseAnyTherapist': {
      if (form.anyTherapist && form.therapistWish === action.wish) return form;
      const { wish: therapistWish } = action;
      return { ...form, ...emptyTherapist, anyTherapist: true, therapistWish, ...emptySlot };
    }
    case 'chooseDate':
      return action.date === form.date ? form : { ...form, date: action.date, ...emptySlot };
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
      // How long a package session may be is told with the times of that day.
      const slot = form.serviceType === 'service' ? encodeSlot(time, form.duration) : '';
      return { ...theirs, ...emptySlot, date, time, slot };
    }
    case 'allocateMinutes':
      return { ...form, allocatedMinutes: action.minutes };
    case 'dropTime':
      return { ...form, ...emptySlot };
    case 'agreeToPolicy':
      return { ...form, comfirm_booking: action.agreed };
    case 'acceptTotal':
      return { ...form, acceptedTotal: action.total };
    case 'knowClient':
      return { ...form, ...personOf(action.account), access: action.access, requiresReauth: false };
    case 'requireReauth':
      return { ...form, requiresReauth: true, previousEmail: form.useremail, access: '' };
    case 'restore':
      return action.form;
    case 'resetSelections':
      return resetSelections(form);
    case 'startOver':
      return emptyForm;
  }
}

/** Nothing chosen any more; who the client is stays, and so does the kind of package they looked at. */
function resetSelections(form: BookingForm): BookingForm {
  const { username, useremail, phone, gender, medicalIssues, goal, access, serviceType } = form;
  const person = { username, useremail, phone, gender, medicalIssues, goal, access };
  return { ...emptyForm, ...person, serviceType };
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
    ...emptySlot,
  };
}

function keepWhatFits(before: BookingForm, after: BookingForm): BookingForm {
  const sameKind = before.serviceType === after.serviceType;
  const stillOffered = after.therapist_id === null || offersAll(after.therapistServices, after);
  // Whoever was free may not offer what is new.
  const sameHands = !after.anyTherapist || offersAll(servicesToMatch(before), after);
  // A shorter session fits wherever the longer one did; a longer one has to be looked up again.
  const stillFits = stillOffered && sameHands && sameKind && after.duration <= before.duration;
  return {
    ...after,
    ...(stillOffered ? {} : emptyTherapist),
    ...(stillFits ? {} : emptySlot),
  };
}

function personOf(account: Account) {
  return {
    username: `${account.first_name} ${account.last_name}`.trim(),
    useremail: account.email,
    phone: account.phone_number,
    gender: account.gender,
    medicalIssues: account.medical_issues,
    goal: account.goal,
  };
}
