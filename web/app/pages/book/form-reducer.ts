import type { Account } from '@limber/contract/accounts.ts';
import type {
  Location,
  Package,
  PackageOption,
  Service,
  ServiceDuration,
  Therapist,
} from '@limber/contract/catalogue.ts';
import { type BookingForm, emptyForm, emptySlot, emptyTherapist } from './form.ts';
import { offersAll } from './match-therapists.ts';
import {
  type OwnedPackage,
  pickDuration,
  pickOption,
  pickOwned,
  switchType,
} from './pick-services.ts';
import type { OwnedType, PurchaseType, ServiceType } from './service-types.ts';
import { encodeSlot } from './times.ts';

export type FormAction =
  | { do: 'switchType'; serviceType: ServiceType }
  | { do: 'pickDuration'; service: Service; duration: ServiceDuration }
  | { do: 'pickOption'; serviceType: PurchaseType; product: Package; option: PackageOption }
  | { do: 'pickOwned'; serviceType: OwnedType; owned: OwnedPackage }
  | { do: 'chooseLocation'; location: Location }
  | { do: 'chooseTherapist'; therapist: Therapist }
  | { do: 'chooseDate'; date: string }
  | { do: 'chooseTime'; time: string }
  | { do: 'chooseSlot'; time: string; maxMinutes: number; startMinutes: number }
  | { do: 'chooseFreeTime'; date: string; time: string }
  | { do: 'allocateMinutes'; minutes: number }
  | { do: 'dropTime' }
  | { do: 'agreeToPolicy'; agreed: boolean }
  | { do: 'acceptTotal'; total: number }
  | { do: 'knowClient'; account: Account; access: string }
  | { do: 'requireReauth' }
  | { do: 'restore'; form: BookingForm }
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
    case 'chooseLocation': {
      const { location, name } = action.location;
      if (location === form.location) return form;
      return { ...form, location, locationName: name, ...emptyTherapist, ...emptySlot };
    }
    case 'chooseTherapist': {
      const { id, full_name, services, books_by_phone } = action.therapist;
      if (id === form.therapist_id) return form;
      return {
        ...form,
        therapist: full_name,
        therapist_id: id,
        therapistServices: services.map((service) => service.name),
        therapistBooksByPhone: books_by_phone,
        ...emptySlot,
      };
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
    case 'allocateMinutes':
      return { ...form, allocatedMinutes: action.minutes };
    case 'dropTime':
      return { ...form, ...emptySlot };
    case 'agreeToPolicy':
      return { ...form, comfirm_booking: action.agreed };
    case 'acceptTotal':
      return { ...form, total: action.total };
    case 'knowClient':
      return { ...form, ...personOf(action.account), access: action.access, requiresReauth: false };
    case 'requireReauth':
      return { ...form, requiresReauth: true, previousEmail: form.useremail, access: '' };
    case 'restore':
      return action.form;
    case 'startOver':
      return emptyForm;
  }
}

function keepWhatFits(before: BookingForm, after: BookingForm): BookingForm {
  const sameKind = before.serviceType === after.serviceType;
  const stillOffered = after.therapist_id === null || offersAll(after.therapistServices, after);
  // A shorter session fits wherever the longer one did; a longer one has to be looked up again.
  const stillFits = stillOffered && sameKind && after.duration <= before.duration;
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
