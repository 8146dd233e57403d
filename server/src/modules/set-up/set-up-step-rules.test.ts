import type { SetUpStep, SetUpStepName } from '@limber/contract/desk/entry/set-up.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import { expect, test } from 'vitest';
import { refuseOpening, type SetUpFacts, stepsOf, stillMissing } from './set-up-step-rules.ts';

const nothing: SetUpFacts = {
  ...{ brand: newStudio.brand, legalName: newStudio.legal_name, city: '', address: '' },
  ...{ email: null, phone: null, chatNumber: null, trn: null },
  ...{ placeSet: false, hasLook: false, termsSaved: false, branches: 0, withHours: 0 },
  ...{ services: 0, servicesProposed: 0, resources: 0, servicesWithoutResource: 0 },
  ...{ packages: 0, packagesProposed: 0, therapists: 0, clients: 0, skipped: [] },
};
const inState = (wanted: SetUpStep['state'], there: Partial<SetUpFacts>) =>
  stepsOf({ ...nothing, ...there })
    .filter(({ state }) => state === wanted)
    .map(({ step }) => step);
const done = (there: Partial<SetUpFacts>) => inState('done', there);

test('a studio with only the data of every new studio has set nothing up', () => {
  expect(done({})).toEqual([]);
  expect(done({ brand: 'Supple' })).toEqual([]);
  expect(done({ city: 'Abu Dhabi', address: ' ' })).toEqual([]);
});

test.each<[SetUpStepName, Partial<SetUpFacts>]>([
  ['name', { brand: 'Supple', legalName: 'Supple LLC' }],
  ['place', { city: 'Abu Dhabi', address: '12 Corniche Road' }],
  ['contact', { email: 'hello@studio.example' }],
  ['contact', { phone: '+971 2 123 4567' }],
  ['contact', { chatNumber: '97121234567' }],
  ['country', { placeSet: true }],
  ['branches', { branches: 2, withHours: 1 }],
  ['services', { services: 1 }],
  ['resources', { resources: 1 }],
  ['therapists', { therapists: 1 }],
  ['terms', { termsSaved: true }],
  ['money', { trn: '100000000000003' }],
  ['packages', { packages: 1 }],
  ['website', { hasLook: true }],
  ['import', { clients: 1 }],
])('%s is done with %j', (step, there) => {
  expect(done(there)).toEqual([step]);
});

test('hours are done when every branch has some', () => {
  expect(done({ branches: 2, withHours: 2 })).toEqual(['branches', 'hours']);
  const hours = stepsOf({ ...nothing, branches: 2, withHours: 1 })[5];
  expect(hours).toMatchObject({ step: 'hours', state: 'open', count: 1, to_look_at: 1 });
});

test('suggestions count as done once each of them was saved', () => {
  const begun = { services: 9, servicesProposed: 9, packages: 7, packagesProposed: 7 };
  expect(done(begun)).toEqual([]);
  expect(done({ ...begun, servicesProposed: 1 })).toEqual([]);
  expect(done({ ...begun, servicesProposed: 0 })).toEqual(['services']);
});

test('without these the doors stay closed; the others can be skipped', () => {
  const always: SetUpStepName[] = [
    ...(['name', 'country', 'place', 'branches', 'hours', 'services', 'therapists'] as const),
  ];
  const missing = (there: Partial<SetUpFacts>) => stillMissing(stepsOf({ ...nothing, ...there }));
  expect(missing({})).toEqual(always);
  const every = stepsOf(nothing).map(({ step }) => step);
  expect(inState('open', { skipped: every })).toEqual(always);
  expect(inState('skipped', { skipped: every })).toEqual(
    every.filter((step) => !always.includes(step)),
  );
  // A service that needs a room which nobody has could never be booked.
  expect(missing({ servicesWithoutResource: 1 })).toContain('resources');
  // What was proposed can be sold before anybody has looked at it.
  expect(missing({ services: 9, servicesProposed: 9 })).not.toContain('services');
  expect(missing({ packages: 1, packagesProposed: 1 })).toEqual(always);
});

test('a step that was skipped and then done is done', () => {
  expect(done({ clients: 3, skipped: ['import'] })).toEqual(['import']);
});

test('the refusal to open names what is missing, in both languages', () => {
  expect(refuseOpening(['name', 'hours'])).toEqual({
    en: 'The doors cannot be opened yet. Still missing: the name, opening hours of every branch.',
    ar: 'لا يمكن الافتتاح بعد. ما زال ينقص: الاسم، ساعات العمل لكل فرع.',
  });
});
