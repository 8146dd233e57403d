import { useEffect } from 'react';
import { Outlet, redirect, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { selectSignedIn } from '../../state/selectors.ts';
import { store, useAppSelector } from '../../state/store.ts';
import { askToSignInAgain } from './sign-in-modal.tsx';

/** Redirects visitors who are not signed in. */
export async function clientLoader() {
  if (turnsAway()) throw redirect(paths.home);
  return null;
}

export { PageLoading as HydrateFallback } from '../layout/page-loading.tsx';

export default function SignedInOnly() {
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectSignedIn);
  // The session can end while the page is open. The store is read directly, because the first
  // render may still see the state that the HTML was made with.
  useEffect(() => {
    if (!signedIn && turnsAway()) navigate(paths.home, { replace: true });
  }, [signedIn, navigate]);
  return signedIn ? <Outlet /> : null;
}

/**
 * Whether the visitor must leave; if their session has just ended, they are asked to sign in again.
 */
function turnsAway(): boolean {
  const state = store.getState();
  if (selectSignedIn(state)) return false;
  if (state.auth.requiresReauth) askToSignInAgain();
  return true;
}
