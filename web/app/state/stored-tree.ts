import type { Language } from '@limber/contract/values.ts';
import type { TokenState } from './token-slice.ts';

/** The one key of local storage. */
export const rootKey = 'persist:root';

/** Where the wizard keeps its form over a reload, and one that waits for its client to sign in again. */
export const formKeys = { form: 'bookingForm', pending: 'pendingBooking' } as const;

/** Goes up when the shape of the tree changes; a tree of another version is dropped. */
const treeVersion = 1;

/** The stored tree as text. */
export function packTree(state: unknown): string {
  return JSON.stringify({ version: treeVersion, state });
}

/** The state in a stored text, or an empty one when the text is of another version or broken. */
export function unpackTree(text: unknown): Record<string, unknown> {
  if (typeof text !== 'string') return {};
  try {
    const tree = JSON.parse(text) as { version?: unknown; state?: unknown } | null;
    if (tree?.version !== treeVersion || typeof tree.state !== 'object' || !tree.state) return {};
    return tree.state as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Finds the language of the signed-in account in a stored text, which is too long to be parsed for it. */
export const accountLanguage = /"user":\{[^}]*"language":"(en|ar)"/;

/** The language of the account that is signed in here; undefined: nobody is. */
export function readStoredLanguage(): Language | undefined {
  try {
    const text = globalThis.localStorage?.getItem(rootKey) ?? '';
    return accountLanguage.exec(text)?.[1] as Language | undefined;
  } catch {
    return undefined;
  }
}

/** The token pair as last written by any tab, or undefined when none is stored. */
export function readStoredTokens(): TokenState | undefined {
  try {
    const { token } = unpackTree(globalThis.localStorage?.getItem(rootKey));
    return token as TokenState | undefined;
  } catch {
    return undefined;
  }
}
