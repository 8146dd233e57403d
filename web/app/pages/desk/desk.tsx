import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, redirect, useLocation, useNavigate } from 'react-router';
import type { RouteHandle } from '../../components/layout/site-layout.tsx';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { store, useAppSelector } from '../../state/store.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import './frame/desk.css';
import { StaffOnly, StaffSignIn } from './entry/staff-only.tsx';
import { DeskFrame } from './frame/desk-frame.tsx';
import { sentFrom } from './frame/pages-of-desk.ts';
import { loadDeskWords } from './frame/words/load-words.ts';

const OwnPinAndFactors = lazyPart(
  async () => (await import('./entry/own-pin-and-factors.tsx')).OwnPinAndFactors,
);

/** Without the site's header and footer. */
export const handle: RouteHandle = { frame: false };

/** Redirects signed-in people without access to this page; others get the sign-in. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const elsewhere = turnsAwayTo(new URL(request.url).pathname);
  if (elsewhere) throw redirect(elsewhere);
  await loadDeskWords().catch((error) => console.warn('Words', error));
  return null;
}

/** Another page, day or branch needs no reload. */
export const shouldRevalidate = () => false;

/** The frame of the desk's pages, after both factors. */
export default function Desk() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signedIn = useAppSelector(selectSignedIn);
  useEffect(() => {
    // Somebody else may have signed in meanwhile.
    const elsewhere = signedIn ? turnsAwayTo(pathname) : undefined;
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [signedIn, pathname, navigate]);
  if (!signedIn) return <StaffSignIn />;
  return (
    <StaffOnly>
      <DeskFrame OwnPinAndFactors={OwnPinAndFactors} />
    </StaffOnly>
  );
}

function turnsAwayTo(path: string): string | undefined {
  const state = store.getState();
  return selectSignedIn(state) ? sentFrom(path, selectUser(state)?.account_type) : undefined;
}
