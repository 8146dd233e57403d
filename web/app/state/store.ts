import type { Dispatch, Store } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { emptySlices, type Products } from './empty-state.ts';
import { type KeptState, rootKey, unpackTree } from './stored-tree.ts';
import type { AppDispatch, RootState, WholeStore } from './whole-store.ts';

export type { AppDispatch, RootState };

/** How the store comes to be, and how it hears of what another tab has written. */
interface Provided {
  create(kept: KeptState): WholeStore;
  takeOver(theirs: KeptState): (dispatch: Dispatch, getState: () => RootState) => void;
}

/** The state of someone who was never here. */
const emptyState = {
  ...emptySlices,
  api: { queries: {}, mutations: {} },
} as unknown as RootState;

let drawn = emptyState;
let kept = emptyState;
let started = false;
let provided: Provided | undefined;
let whole: WholeStore | undefined;
const listeners = new Set<() => void>();

/**
 * The store as the pages know it. Until the API has brought the whole one along it answers with what
 * was kept on this device; nothing can be dispatched before.
 */
export const store = {
  getState: () => whole?.getState() ?? kept,
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

/** The state that pages are drawn with: that of someone who was never here, with the products that they show. */
export const drawnState = (): RootState => drawn;

/** Says what they show. */
export function drawWith(allProducts: Products): void {
  drawn = { ...emptyState, utils: { ...emptyState.utils, allProducts } };
}

/**
 * Has the store begin with what an earlier visit has kept, else with what the page was drawn with. An API that
 * was there before has waited for it: whoever is drawn with another state would be signed out.
 */
export function startWith(tree: KeptState): void {
  kept = withoutGaps(tree);
  started = true;
  makeStore();
}

/** Has the whole store made; `state/api/api.ts` calls it, as there is no use for one without the API. */
export function provideStore(by: Provided): void {
  provided = by;
  makeStore();
}

function makeStore(): void {
  if (!provided || !started) return;
  whole = provided.create(kept);
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
      kept = withoutGaps(theirs);
      tell();
    }
  });
}

function withoutGaps(tree: KeptState): RootState {
  const knowsProducts = (tree.utils?.allProducts.services.length ?? 0) > 0;
  const utils = knowsProducts ? tree.utils : drawn.utils;
  return { ...drawn, ...tree, utils } as unknown as RootState;
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
