import type { NewTherapist, StudioTherapist } from '@limber/contract/desk/studio/therapists.ts';

/** A therapist as the form holds them: the codes of languages in one line. */
type Values = Omit<NewTherapist, 'position' | 'languages'> & { languages: string };

/** Initial values of a new one. */
export const blank: Values = {
  ...{ first_name: '', last_name: '', email: '', gender: 'female' },
  ...{ location: '', name_ar: null, languages: 'en, ar', service_ids: [] },
  ...{ books_by_phone: false, photo: null },
};

export function typed({ languages }: Pick<StudioTherapist, 'languages'>) {
  return { languages: languages.join(', ') };
}

export function requestOf(form: Values & { position: number }): NewTherapist {
  return {
    ...form,
    email: form.email.trim(),
    languages: form.languages.toLowerCase().match(/[^\s,،]+/g) ?? [],
  };
}
