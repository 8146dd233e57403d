import type { Dispatch, Store } from '@reduxjs/toolkit';
import { logout, setUser } from './auth-slice.ts';
import type { Slices } from './initial-state.ts';
import { resetAnswers } from './requests/reset-answers.ts';
import { type PersistedState, packTree, rootKey, type TreeStorage } from './stored-tree.ts';
import { setTokens } from './token-slice.ts';

/** Milliseconds for which changes are collected before the tree is written. */
const gatheredMs = 20;

/** Stores the whole tree under one key as it changes, if there is storage. */
export function keepTree(store: Store, storage: () => TreeStorage | undefined): void {
  let written = store.getState();
  let waiting = false;
  store.subscribe(() => {
    if (waiting || store.getState() === written) return;
    waiting = true;
    setTimeout(write, gatheredMs);
  });

  async function write() {
    waiting = false;
    written = store.getState();
    try {
      await storage()?.setItem(rootKey, packTree(written));
    } catch (error) {
      console.warn('Stored state', error);
    }
  }
}

/** Takes over the session in a tree that another tab has written. */
export function takeOver(theirs: PersistedState) {
  return (dispatch: Dispatch, getState: () => Slices): void => {
    const mine = getState();
    const { token, auth } = theirs;
    if (!token || !auth || token.accessToken === mine.token.accessToken) return;
    // A session that has just begun there: its account follows.
    if (token.accessToken && !auth.user) return;
    // The tokens last: code that waits for them must find the account too.
    dispatch(auth.user ? setUser(auth.user) : logout());
    dispatch(setTokens(token));
    // This tab also writes the whole tree, so it must forget a person who has signed out.
    if (auth.user?.id !== mine.auth.user?.id) resetAnswers(dispatch);
  };
}
