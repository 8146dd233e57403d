import { expect, test } from 'vitest';
import { formOf, personOf, profileOf } from './therapist-values.ts';

test('languages are separated by any comma, and empty ones are dropped', () => {
  const typed = { ...formOf(undefined, 5), languages: 'AR، en,fr', nameAr: ' ', photo: ' ' };
  expect(profileOf({ ...typed, services: ['3'], position: '2' })).toMatchObject({
    ...{ languages: ['ar', 'en', 'fr'], name_ar: null, photo: null, service_ids: [3], position: 2 },
  });
});

test('a therapist is unchanged after the form', () => {
  const told = {
    ...{ location: 'B', name_ar: 'سلمى', languages: ['ar'], service_ids: [1, 2] },
    ...{ books_by_phone: true, photo: null, position: 4 },
  };
  const kept = { ...told, id: 1, version: 2, retired: false, full_name: 'Salma Aziz' };
  expect(profileOf(formOf(kept, 5))).toEqual(told);
});

test('a new therapist is a person with an address', () => {
  const typed = {
    ...formOf(undefined, 5),
    firstName: 'Salma',
    lastName: 'Aziz',
    email: ' a@b.example ',
  };
  expect(personOf(typed)).toEqual({
    ...{ first_name: 'Salma', last_name: 'Aziz', email: 'a@b.example', gender: 'female' },
  });
});
