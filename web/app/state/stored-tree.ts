import type { Language } from '@limber/contract/values/people.ts';
import type { Slices, TokenState } from './initial-state.ts';

/** The only key in local storage. */
export const rootKey = 'persist:root';

/** Keys for the wizard's form over a reload, and for one whose client has to sign in again. */
export const formKeys = { form: 'bookingForm', pending: 'pendingBooking' } as const;

/**
 * Key under which a tab that waits for a code leaves its target and form for the tab of the mail's
 * link.
 */
export const handedOverKey = 'goOnAfterSignIn';

/** Milliseconds after which the application starts without its stored state. */
const loadLimitMs = 5000;

/** The parts of the tree stored by an earlier visit. */
export type PersistedState = Partial<Slices> & {
  api?: { queries?: Record<string, { status?: string } | undefined>; provided?: unknown };
};

/** Storage that is read at once or later: local storage, or a slower one in a test. */
export interface TreeStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
}

/** Incremented when the tree's shape changes; a tree of another version is dropped. */
const treeVersion = 1;

/** The tree as text, without the desk's answers, which are about others and on a shared machine. */
export function packTree(state: unknown): string {
  const { api, ...rest } = state as PersistedState;
  if (!api?.queries) return JSON.stringify({ version: treeVersion, state });
  const own = Object.entries(api.queries).filter(([key]) => !key.startsWith('desk'));
  const persisted = { ...rest, api: { ...api, queries: Object.fromEntries(own), mutations: {} } };
  return JSON.stringify({ version: treeVersion, state: persisted });
}

/** The stored state; empty after 5000 ms, or when it cannot be read. */
export async function loadStoredTree(storage: () => TreeStorage): Promise<PersistedState> {
  try {
    const reading = Promise.resolve().then(() => storage().getItem(rootKey));
    return withoutUnfinishedRequests(unpackTree(await withinLimit(reading)));
  } catch (error) {
    console.warn('Stored state', error);
    return {};
  }
}

/** The state from stored text; empty if the text is of another version or broken. */
export function unpackTree(text: unknown): PersistedState {
  if (typeof text !== 'string') return {};
  try {
    const tree = JSON.parse(text) as { version?: unknown; state?: unknown } | null;
    if (tree?.version !== treeVersion || typeof tree.state !== 'object' || !tree.state) return {};
    return tree.state as PersistedState;
  } catch {
    return {};
  }
}

/** Finds the signed-in account's language in stored text that is too long to parse for it. */
export const accountLanguage = /"user":\{[^}]*"language":"(en|ar)"/;

/** Language of the signed-in account; undefined: nobody is. */
export function readStoredLanguage(): Language | undefined {
  try {
    const text = globalThis.localStorage?.getItem(rootKey) ?? '';
    return accountLanguage.exec(text)?.[1] as Language | undefined;
  } catch {
    return undefined;
  }
}

/** The token pair as last written by any tab; undefined when none is stored. */
export function readStoredTokens(): TokenState | undefined {
  try {
    const { token } = unpackTree(globalThis.localStorage?.getItem(rootKey));
    return token as TokenState | undefined;
  } catch {
    return undefined;
  }
}

async function withinLimit(reading: Promise<string | null>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      console.warn(`Stored state was not read within ${loadLimitMs} ms; starting without it.`);
      resolve(null);
    }, loadLimitMs);
  });
  try {
    return await Promise.race([reading, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Requests under way when the page closed will never end; they are sent again. */
function withoutUnfinishedRequests(tree: PersistedState): PersistedState {
  if (!tree.api?.queries) return tree;
  const queries = Object.fromEntries(
    Object.entries(tree.api.queries).filter(([, query]) => query?.status === 'fulfilled'),
  );
  return { ...tree, api: { queries, provided: tree.api.provided } };
}
