import { expect, test } from 'vitest';
import { emptyForm } from './form.ts';
import { pickDuration, pickOption, pickOwned } from './pick-services.ts';
import { locationOf, stretching, tenHours } from './test-catalogue.ts';
import { translateChoices } from './translate-choices.ts';

const inArabic = { ...stretching, name: 'الإطالة' };
const known = {
  products: {
    services: [inArabic],
    packages: [{ ...tenHours, name: 'عشر ساعات' }],
    shared: [],
    unlimited: [],
  },
  locations: [locationOf('A', 'الورقاء')],
  team: [{ id: 3, full_name: 'عمر فاروق · Omar Farouk' }],
  owned: [],
};
const [half] = stretching.durations;
const [option] = tenHours.options;
if (!half || !option) throw new Error('The catalogue of the tests has changed');

test('a chosen service and branch have names in the language of the page', () => {
  const chosen = pickDuration(emptyForm, stretching, half);
  const form = translateChoices({ ...chosen, location: 'A', locationName: 'Al Warqa' }, known);
  expect(form.services).toMatchObject([{ id: 1, name: 'الإطالة', time: 30, price: 150 }]);
  expect(form.locationName).toBe('الورقاء');
});

test('so is the therapist', () => {
  const chosen = { ...emptyForm, therapist_id: 3, therapist: 'Omar Farouk' };
  expect(translateChoices(chosen, known).therapist).toBe('عمر فاروق · Omar Farouk');
  expect(translateChoices({ ...chosen, therapist_id: 4 }, known).therapist).toBe('Omar Farouk');
});

test('so do a package to buy and the services of its session', () => {
  const form = translateChoices(pickOption(emptyForm, 'package', tenHours, option), known);
  expect(form.services).toMatchObject([{ id: 7, name: 'عشر ساعات' }]);
  expect(form.sessionFor).toMatchObject([{ id: 1, name: 'الإطالة' }]);
});

test('an owned package is not taken for a product with the same id', () => {
  const owned = {
    id: 7,
    name: 'Ten Hours',
    remaining_time: 300,
    expiry_date: null,
    services_included: [],
    kind: 'regular' as const,
    total_time: 600,
    owned: true,
  };
  const form = pickOwned(emptyForm, 'mypackage', owned);
  expect(translateChoices(form, known).services).toMatchObject([{ id: 7, name: 'Ten Hours' }]);
  const translated = [{ ...owned, name: 'عشر ساعات' }];
  expect(translateChoices(form, { ...known, owned: translated }).services).toMatchObject([
    { name: 'عشر ساعات' },
  ]);
});

test('unknown choices keep their names', () => {
  const form = pickDuration(
    { ...emptyForm, location: 'Z', locationName: 'Old town' },
    stretching,
    half,
  );
  const nothing = { services: [], packages: [], shared: [], unlimited: [] };
  expect(translateChoices(form, { ...known, products: nothing })).toEqual(form);
});
