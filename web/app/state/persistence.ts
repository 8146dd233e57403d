import type { Store, StoreEnhancer } from '@reduxjs/toolkit';
import { type Driver, REMEMBER_REHYDRATED, rememberEnhancer } from 'redux-remember';
import { resetAnswers } from './api/reset-answers.ts';
import { logout, setUser } from './auth-slice.ts';
import { packTree, rootKey, unpackTree } from './stored-tree.ts';
import { setTokens } from './token-slice.ts';

/** Slices kept over a reload: all of them. */
const keptSlices = ['auth', 'token', 'utils', 'api'];

/** Milliseconds after which the application starts without its stored state. */
const loadLimitMs = 5000;

const load = 'persistence/load';

/** A store that can be read now or later; local storage, or a slower one in a test. */
export interface TreeStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
}

/** Keeps the whole tree under one key; loads it once `loadStoredState` asks for it. */
export function persistenceEnhancer(storage: () => TreeStorage): StoreEnhancer {
  const driver: Driver = {
    getItem: () => withinLimit(Promise.resolve().then(() => storage().getItem(rootKey))),
    setItem: (_key, text: string) => storage().setItem(rootKey, text),
  };
  return rememberEnhancer(driver, keptSlices, {
    persistWholeStore: true,
    persistThrottle: 20,
    prefix: '',
    initActionType: load,
    serialize: packTree,
    unserialize: (text) => withoutUnfinishedRequests(unpackTree(text)),
    errorHandler: (error) => console.warn('Stored state', error),
  });
}

/** Loads the stored state into the store; settles after 5000 ms at the latest. */
export function loadStoredState(store: Store): Promise<void> {
  return new Promise((resolve) => {
    // The library begins to listen for changes a moment after it has loaded.
    heardRehydration.add(() => setTimeout(resolve));
    store.dispatch({ type: load });
  });
}

const heardRehydration = new Set<() => void>();

/** Tells those who wait in `loadStoredState`; a middleware, as the reducers must stay pure. */
export const rehydrationMiddleware =
  () => (next: (action: unknown) => unknown) => (action: unknown) => {
    const result = next(action);
    if ((action as { type?: string }).type === REMEMBER_REHYDRATED) {
      for (const resolve of heardRehydration) resolve();
      heardRehydration.clear();
    }
    return result;
  };

/** Takes over a sign-in, sign-out or refresh that another tab has written. */
export function followOtherTabs(store: Store): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== rootKey || event.newValue === null) return;
    const theirs = unpackTree(event.newValue);
    const mine = store.getState();
    const token = theirs.token as typeof mine.token | undefined;
    const auth = theirs.auth as typeof mine.auth | undefined;
    if (!token || !auth || token.accessToken === mine.token.accessToken) return;
    store.dispatch(setTokens(token));
    store.dispatch(auth.user ? setUser(auth.user) : logout());
    // This tab writes the whole tree as well: what it knows of who has gone must not come back.
    if (auth.user?.id !== mine.auth.user?.id) resetAnswers(store.dispatch);
  });
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

/** Requests that were under way when the page closed will never end; they are asked again. */
function withoutUnfinishedRequests(state: Record<string, unknown>): Record<string, unknown> {
  const api = state.api as
    | { queries?: Record<string, { status?: string } | undefined> }
    | undefined;
  if (!api?.queries) return state;
  const queries = Object.fromEntries(
    Object.entries(api.queries).filter(([, query]) => query?.status === 'fulfilled'),
  );
  return { ...state, api: { ...api, queries, mutations: {}, subscriptions: {} } };
}
