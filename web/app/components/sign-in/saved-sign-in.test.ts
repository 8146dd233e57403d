import { expect, test } from 'vitest';
import { forgetSignIn, keepSignIn, readSavedSignIn, type SavedSignIn } from './saved-sign-in.ts';
import { shelf } from './test-storage.ts';

const standing: SavedSignIn = {
  mode: 'register',
  email: 'layla@visitor.example',
  words: { first_name: 'Layla' },
};

test('mode and input are saved until they are cleared', () => {
  const own = shelf();
  expect(readSavedSignIn(own, '')).toBeNull();
  keepSignIn(own, standing);
  expect(readSavedSignIn(own, '')).toEqual(standing);
  expect(readSavedSignIn(own, 'layla@visitor.example')).toEqual(standing);
  forgetSignIn(own);
  expect(readSavedSignIn(own, '')).toBeNull();
});

test('input for another address, or unreadable input, is not used', () => {
  const own = shelf();
  keepSignIn(own, standing);
  expect(readSavedSignIn(own, 'other@visitor.example')).toBeNull();
  own.setItem('signIn', '{');
  expect(readSavedSignIn(own, '')).toBeNull();
  own.setItem('signIn', JSON.stringify({ ...standing, mode: 'email' }));
  expect(readSavedSignIn(own, '')).toBeNull();
});
