import type { Therapist } from '@limber/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { drawn, linksOf, textOf } from '../test-markup.tsx';
import { Person } from './person.tsx';

const noura: Therapist = {
  id: 7,
  full_name: 'Noura Al Hashimi',
  location: 'A',
  services: [{ id: 1, name: 'Stretching' }],
  languages: ['ar', 'en'],
  gender: 'female',
  photo: '/media/therapist-01.webp',
  books_by_phone: false,
  favourite: false,
};

test('a therapist is shown with branch, services, languages and a link', () => {
  const html = drawn(<Person therapist={noura} branch="Al Warqa" />);
  for (const said of ['Noura Al Hashimi', 'Al Warqa', 'Stretching', 'Speaks Arabic, English'])
    expect(textOf(html)).toContain(said);
  expect(linksOf(html)).toEqual([['Book with Noura', '/booking?therapist=7']]);
});

test('an uploaded photo replaces the placeholder', () => {
  const uploaded = '/api/v1/accounts/pictures/5b0f8e0e-0000-4000-8000-000000000000';
  const html = drawn(<Person therapist={{ ...noura, photo: uploaded }} branch="Al Warqa" />);
  expect(html).toContain(`<img src="${uploaded}"`);
  expect(html).not.toContain('/media/');
});
