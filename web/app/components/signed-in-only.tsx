import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Outlet, redirect, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { selectSignedIn } from '../state/selectors.ts';
import { store, useAppSelector } from '../state/store.ts';
import { useSignInModal } from './sign-in-modal.tsx';

/** Keeps those who are not signed in away from the pages below. */
export async function clientLoader() {
  if (!selectSignedIn(store.getState())) throw redirect(paths.home);
  return null;
}

export default function SignedInOnly() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const modal = useSignInModal();
  const signedIn = useAppSelector(selectSignedIn);
  // The session can end while the page stands open; the store is asked again because the first
  // render may still see the state that the HTML was made with.
  useEffect(() => {
    if (signedIn || selectSignedIn(store.getState())) return;
    navigate(paths.home, { replace: true });
    if (store.getState().auth.requiresReauth) {
      modal.open({
        notice: t`Your session has ended. Please sign in again.`,
        onSignedIn: () => navigate(paths.userProfile),
      });
    }
  }, [signedIn, navigate, modal, t]);
  return <Outlet />;
}
