import { expect, test } from 'vitest';
import { forgetSignIn, type KeptSignIn, keepSignIn, readKeptSignIn } from './kept-sign-in.ts';

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const standing: KeptSignIn = {
  mode: 'register',
  email: 'layla@visitor.example',
  words: { first_name: 'Layla' },
};

test('mode and input are saved until they are cleared', () => {
  const own = shelf();
  expect(readKeptSignIn(own, '')).toBeNull();
  keepSignIn(own, standing);
  expect(readKeptSignIn(own, '')).toEqual(standing);
  expect(readKeptSignIn(own, 'layla@visitor.example')).toEqual(standing);
  forgetSignIn(own);
  expect(readKeptSignIn(own, '')).toBeNull();
});

test('input for another address, or unreadable input, is not used', () => {
  const own = shelf();
  keepSignIn(own, standing);
  expect(readKeptSignIn(own, 'other@visitor.example')).toBeNull();
  own.setItem('signIn', '{');
  expect(readKeptSignIn(own, '')).toBeNull();
  own.setItem('signIn', JSON.stringify({ ...standing, mode: 'email' }));
  expect(readKeptSignIn(own, '')).toBeNull();
});
