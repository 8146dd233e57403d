import type { Dispatch, Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { emptySlices, type Products } from './initial-state.ts';
import { type PersistedState, rootKey, unpackTree } from './stored-tree.ts';
import type { AppDispatch, RootState, WholeStore } from './whole-store.ts';

export type { AppDispatch, RootState };

/** How to create the store, and how it learns of another tab's writes. */
interface Provided {
  create(persisted: PersistedState): WholeStore;
  takeOver(theirs: PersistedState): (dispatch: Dispatch, getState: () => RootState) => void;
}

/** The state of a first visit. */
const emptyState = {
  ...emptySlices,
  api: { queries: {}, mutations: {} },
} as unknown as RootState;

let drawn = emptyState;
let persisted = emptyState;
let started = false;
let provided: Provided | undefined;
let whole: WholeStore | undefined;
const listeners = new Set<() => void>();

/**
 * The store as the pages know it. Until the API has loaded the whole one it answers with the state
 * stored on this device; nothing can be dispatched before.
 */
export const store = {
  getState: () => whole?.getState() ?? persisted,
  dispatch(action: Parameters<AppDispatch>[0]) {
    if (!whole)
      throw new Error('No endpoint is there yet, or no kept state, so there is no store.');
    return whole.dispatch(action);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as unknown as Store<RootState> & { dispatch: AppDispatch };

/** The state that pages are prerendered with: a first visit, with the products they show. */
export const drawnState = (): RootState => drawn;

/** Sets those products. */
export function drawWith(allProducts: Products): void {
  drawn = { ...emptyState, utils: { ...emptyState.utils, allProducts } };
}

/**
 * Starts the store with the stored state, otherwise with the prerendered one. An API loaded earlier
 * has waited for this: a page rendered with another state would be signed out.
 */
export function startWith(tree: PersistedState): void {
  persisted = withoutGaps(tree);
  started = true;
  makeStore();
}

/** Creates the whole store; called by `state/api/api.ts`, as it is of no use without the API. */
export function provideStore(by: Provided): void {
  provided = by;
  makeStore();
}

function makeStore(): void {
  if (!provided || !started) return;
  whole = provided.create(persisted);
  whole.subscribe(tell);
  tell();
}

/** Takes over a sign-in, sign-out or refresh that another tab has written. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== rootKey || newValue === null) return;
    const theirs = unpackTree(newValue);
    if (whole && provided) {
      whole.dispatch(provided.takeOver(theirs));
    } else {
      persisted = withoutGaps(theirs);
      tell();
    }
  });
}

function withoutGaps(tree: PersistedState): RootState {
  const knowsProducts = (tree.utils?.allProducts.services.length ?? 0) > 0;
  const utils = knowsProducts ? tree.utils : drawn.utils;
  return { ...drawn, ...tree, utils } as unknown as RootState;
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
