import type { StudioTherapist } from '@limber/contract/desk/studio/therapists.ts';

/** Input about a therapist; the person's details are for new ones. */
export interface Values {
  firstName: string;
  lastName: string;
  email: string;
  gender: 'female' | 'male';
  location: string;
  nameAr: string;
  languages: string;
  services: string[];
  byPhone: boolean;
  photo: string;
  position: string;
}

const nobody = {
  ...{ firstName: '', lastName: '', email: '', gender: 'female' as const, location: '' },
  ...{ nameAr: '', languages: 'en, ar', services: [], byPhone: false, photo: '', position: '0' },
};

/** Initial values; a new therapist comes last, at the studio's first branch. */
export function formOf(
  therapist: StudioTherapist | undefined,
  last: number,
  location = '',
): Values {
  if (!therapist) return { ...nobody, location, position: String(last + 1) };
  return {
    ...nobody,
    location: therapist.location,
    nameAr: therapist.name_ar ?? '',
    languages: therapist.languages.join(', '),
    services: therapist.service_ids.map(String),
    byPhone: therapist.books_by_phone,
    photo: therapist.photo ?? '',
    position: String(therapist.position),
  };
}

/** The profile for the wire. */
export function profileOf(values: Values) {
  return {
    location: values.location,
    name_ar: values.nameAr.trim() || null,
    languages: values.languages.toLowerCase().match(/[^\s,،]+/g) ?? [],
    service_ids: values.services.map(Number),
    books_by_phone: values.byPhone,
    photo: values.photo.trim() || null,
    position: Number(values.position),
  };
}

/** A new therapist's details for the wire. */
export function personOf({ firstName, lastName, email, gender }: Values) {
  return { first_name: firstName, last_name: lastName, email: email.trim(), gender };
}
