import { useEffect } from 'react';
import { redirect, useNavigate } from 'react-router';
import type { RouteHandle } from '../../components/layout/site-layout.tsx';
import { paths } from '../../paths.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { store, useAppSelector } from '../../state/store.ts';
import './desk.css';
import { DeskFrame } from './shell/desk-frame.tsx';
import { AtDesk, NobodyAtDesk } from './sign-in/at-desk.tsx';
import { loadDeskWords } from './words/load-words.ts';

/** Without the site's header and footer. */
export const handle: RouteHandle = { frame: false };

/** Who is signed in and works at no desk has nothing here; who is not is asked who they are. */
export async function clientLoader() {
  const elsewhere = turnsAwayTo();
  if (elsewhere) throw redirect(elsewhere);
  await loadDeskWords().catch((error) => console.warn('Words', error));
  return null;
}

/** Another page, day or branch needs nothing loaded anew. */
export const shouldRevalidate = () => false;

/** The frame of all pages of the desk, for who has shown both factors. */
export default function Desk() {
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectSignedIn);
  useEffect(() => {
    // Somebody else may have signed in meanwhile.
    const elsewhere = signedIn ? turnsAwayTo() : undefined;
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [signedIn, navigate]);
  if (!signedIn) return <NobodyAtDesk />;
  return (
    <AtDesk>
      <DeskFrame />
    </AtDesk>
  );
}

function turnsAwayTo(): string | undefined {
  const state = store.getState();
  if (!selectSignedIn(state)) return undefined;
  const type = selectUser(state)?.account_type;
  return type === 'front_desk' || type === 'manager' ? undefined : paths.home;
}
