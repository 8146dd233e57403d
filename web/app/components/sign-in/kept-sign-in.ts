import type { BrowserStorage } from '../../lib/browser-storage.ts';
import type { SignInMode } from './sign-in-heading.tsx';

/** The visitor's input; health notes are not saved. */
export type KeptWords = Partial<
  Record<'first_name' | 'last_name' | 'phone_number' | 'gender' | 'goal', string>
>;

/** State of a sign-in for a reload; the code itself is not saved. */
export interface KeptSignIn {
  mode: SignInMode;
  email: string;
  words: KeptWords;
}

const KEY = 'signIn';

export function keepSignIn(shelf: BrowserStorage, kept: KeptSignIn): void {
  shelf.setItem(KEY, JSON.stringify(kept));
}

export function forgetSignIn(shelf: BrowserStorage): void {
  shelf.removeItem(KEY);
}

/** The state saved for this address, or for any if none is given; null: none that can be read. */
export function readKeptSignIn(shelf: BrowserStorage, email: string): KeptSignIn | null {
  try {
    const kept = JSON.parse(shelf.getItem(KEY) ?? 'null') as Partial<KeptSignIn> | null;
    if (typeof kept?.email !== 'string' || (email !== '' && kept.email !== email)) return null;
    if (kept.mode !== 'otp' && kept.mode !== 'register') return null;
    return { mode: kept.mode, email: kept.email, words: kept.words ?? {} };
  } catch {
    return null;
  }
}
