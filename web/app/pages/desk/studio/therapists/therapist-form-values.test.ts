import { expect, test } from 'vitest';
import { blank, requestOf, typed } from './therapist-form-values.ts';

test('languages are separated by any comma, and an address loses the spaces around it', () => {
  const form = { ...blank, languages: 'AR، en,fr', email: ' a@b.example ', position: 2 };
  expect(requestOf(form)).toMatchObject({ languages: ['ar', 'en', 'fr'], email: 'a@b.example' });
});

test('a therapist is unchanged after the form', () => {
  const told = {
    ...{ location: 'B', name_ar: 'سلمى', languages: ['ar', 'fr'], service_ids: [1, 2] },
    ...{ books_by_phone: true, photo: null, position: 4 },
  };
  expect(requestOf({ ...blank, ...told, ...typed(told) })).toMatchObject(told);
});
