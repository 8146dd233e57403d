import type { SetUpStep, SetUpStepName } from '@limber/contract/desk/entry/set-up.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/** Which parts of a studio's setup exist. */
export interface SetUpFacts {
  readonly brand: string;
  readonly legalName: string;
  readonly city: string;
  readonly address: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly chatNumber: string | null;
  readonly trn: string | null;
  /** A manager has set country and currency, or something was booked or sold with them. */
  readonly placeSet: boolean;
  /** There is a logo, a mark or a colour of the studio's own. */
  readonly hasLook: boolean;
  /** A manager has saved the terms. */
  readonly termsSaved: boolean;
  readonly branches: number;
  /** Branches that have hours from today on. */
  readonly withHours: number;
  /** Services on sale that have a length and a price. */
  readonly services: number;
  /** Of these, the defaults of a new studio that nobody has saved yet. */
  readonly servicesProposed: number;
  /** Rooms and devices in use. */
  readonly resources: number;
  /** Services on sale that need a room or device that no branch has. */
  readonly servicesWithoutResource: number;
  /** Packages on sale that have a size and a price. */
  readonly packages: number;
  readonly packagesProposed: number;
  /** Therapists who work, have shifts from today on, and can be booked for a service on sale. */
  readonly therapists: number;
  readonly clients: number;
  readonly skipped: readonly string[];
}

/** What a studio needs before its first day, in the order of the set-up, and which of it is done. */
export function stepsOf(there: SetUpFacts): SetUpStep[] {
  const { branches, withHours, services, servicesProposed, packages, packagesProposed } = there;
  const { resources, servicesWithoutResource } = there;
  const step = (
    name: SetUpStepName,
    done: boolean,
    { required = false, count = 0, toLookAt = 0 } = {},
  ): SetUpStep => ({
    step: name,
    state: done ? 'done' : !required && there.skipped.includes(name) ? 'skipped' : 'open',
    required,
    count,
    to_look_at: toLookAt,
  });
  const required = true;
  return [
    step(
      'name',
      isOwn(there.brand, newStudio.brand) && isOwn(there.legalName, newStudio.legal_name),
      {
        required,
      },
    ),
    step('country', there.placeSet, { required }),
    step('place', isOwn(there.city) && isOwn(there.address), { required }),
    step(
      'contact',
      [there.email, there.phone, there.chatNumber].some((each) => isOwn(each)),
    ),
    step('branches', branches > 0, { required, count: branches }),
    step('hours', branches > 0 && withHours === branches, {
      ...{ required, count: withHours, toLookAt: branches - withHours },
    }),
    step('services', services > 0 && servicesProposed === 0, {
      // The proposed prices can be used as they are; checking them is advised.
      ...{ required: services === 0 || servicesProposed === 0 },
      ...{ count: services, toLookAt: servicesProposed },
    }),
    step('resources', resources > 0 && servicesWithoutResource === 0, {
      required: servicesWithoutResource > 0,
      count: resources,
      toLookAt: servicesWithoutResource,
    }),
    step('therapists', there.therapists > 0, { required, count: there.therapists }),
    step('terms', there.termsSaved),
    step('money', isOwn(there.trn)),
    step('packages', packages > 0 && packagesProposed === 0, {
      ...{ count: packages, toLookAt: packagesProposed },
    }),
    step('website', there.hasLook),
    step('import', there.clients > 0, { count: there.clients }),
  ];
}

/** Whether a value was given and differs from a new studio's default. */
function isOwn(said: string | null, begun = ''): boolean {
  return said !== null && said.trim() !== '' && said.trim() !== begun;
}

/** The required steps that are open. */
export function stillMissing(steps: readonly SetUpStep[]): SetUpStepName[] {
  return steps.flatMap(({ step, state, required }) => (required && state === 'open' ? step : []));
}

/** Why the doors cannot be opened yet. */
export function refuseOpening(missing: readonly SetUpStepName[]): Sentence {
  const list = (language: 'en' | 'ar') => missing.map((step) => names[step][language]);
  return {
    en: `The doors cannot be opened yet. Still missing: ${list('en').join(', ')}.`,
    ar: `لا يمكن الافتتاح بعد. ما زال ينقص: ${list('ar').join('، ')}.`,
  };
}

const names: Readonly<Record<SetUpStepName, Sentence>> = {
  name: { en: 'the name', ar: 'الاسم' },
  place: { en: 'city and address', ar: 'المدينة والعنوان' },
  contact: { en: 'a contact', ar: 'وسيلة تواصل' },
  country: { en: 'country and currency', ar: 'الدولة والعملة' },
  branches: { en: 'a branch', ar: 'فرع' },
  hours: { en: 'opening hours of every branch', ar: 'ساعات العمل لكل فرع' },
  services: { en: 'services with prices', ar: 'خدمات بأسعارها' },
  resources: {
    en: 'rooms and devices that services need',
    ar: 'الغرف والأجهزة التي تحتاجها الخدمات',
  },
  therapists: {
    en: 'a therapist with shifts and services',
    ar: 'معالج له مناوبات وخدمات',
  },
  terms: { en: 'the terms', ar: 'الشروط' },
  money: { en: 'the tax number', ar: 'الرقم الضريبي' },
  packages: { en: 'packages that were checked', ar: 'باقات تمت مراجعتها' },
  website: { en: 'the look of the website', ar: 'مظهر الموقع' },
  import: { en: 'the import', ar: 'الاستيراد' },
};

export const REQUIRED: Sentence = {
  en: 'The doors do not open without this step, so it cannot be skipped.',
  ar: 'لا يمكن الافتتاح من دون هذه الخطوة، لذلك لا يمكن تخطيها.',
};
export const ALREADY_OPEN: Sentence = {
  en: 'The doors are open already.',
  ar: 'الاستوديو مفتوح بالفعل.',
};
export const ALREADY_CLOSED: Sentence = {
  en: 'The doors are closed already.',
  ar: 'الاستوديو مغلق بالفعل.',
};
