import type { BrowserStorage } from '../../lib/browser-storage.ts';
import type { SignInMode } from './sign-in-heading.tsx';

/** What the visitor typed of themselves; health notes are not kept. */
export type KeptWords = Partial<
  Record<'first_name' | 'last_name' | 'phone_number' | 'gender' | 'goal', string>
>;

/** Where signing in stands, for when the page is loaded again; the code itself is not kept. */
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

/** What was kept for this address, or for any when none is given; null: nothing that can be read. */
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
