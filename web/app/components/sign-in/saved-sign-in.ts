import type { BrowserStorage } from '../../lib/browser-storage.ts';
import type { SignInMode } from './sign-in-heading.tsx';

/** The visitor's input; health notes are not saved. */
export type EnteredDetails = Partial<
  Record<'first_name' | 'last_name' | 'phone_number' | 'gender' | 'goal', string>
>;

/** State of a sign-in for a reload; the code itself is not saved. */
export interface SavedSignIn {
  mode: SignInMode;
  email: string;
  words: EnteredDetails;
}

const KEY = 'signIn';

export function keepSignIn(shelf: BrowserStorage, saved: SavedSignIn): void {
  shelf.setItem(KEY, JSON.stringify(saved));
}

export function forgetSignIn(shelf: BrowserStorage): void {
  shelf.removeItem(KEY);
}

/** The state saved for this address, or for any if none is given; null: none that can be read. */
export function readSavedSignIn(shelf: BrowserStorage, email: string): SavedSignIn | null {
  try {
    const saved = JSON.parse(shelf.getItem(KEY) ?? 'null') as Partial<SavedSignIn> | null;
    if (typeof saved?.email !== 'string' || (email !== '' && saved.email !== email)) return null;
    if (saved.mode !== 'otp' && saved.mode !== 'register') return null;
    return { mode: saved.mode, email: saved.email, words: saved.words ?? {} };
  } catch {
    return null;
  }
}
