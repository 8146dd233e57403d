import type { Account } from '@limber/contract/accounts.ts';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { takeOver } from '../../state/persistence.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { type RootState, store } from '../../state/store.ts';
import { rootKey, unpackTree } from '../../state/stored-tree.ts';

/**
 * Reports a sign-in that another tab made with the mail's link while this one waits for the code.
 * Answers the user once that has happened.
 */
export function useSignedInElsewhere(onSignedIn: (user: Account) => void) {
  // An ended session may still have its tokens.
  const before = useRef(store.getState().token.accessToken);
  const whoElse = useCallback(() => newcomer(store.getState(), before.current), []);
  const look = useEffectEvent(() => {
    const user = whoElse();
    if (user) onSignedIn(user);
  });
  useEffect(() => {
    const leave = store.subscribe(() => look());
    // A page in the background has missed other tabs' writes.
    const wake = () => {
      // A sign-in made here is not written yet, and would be undone.
      if (document.hidden || store.getState().token.accessToken !== before.current) return;
      store.dispatch(takeOver(unpackTree(window.localStorage.getItem(rootKey))));
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', wake);
    };
  }, []);
  return whoElse;
}

function newcomer(state: RootState, before: string | null): Account | undefined {
  if (!selectSignedIn(state) || state.token.accessToken === before) return undefined;
  return selectUser(state) ?? undefined;
}
