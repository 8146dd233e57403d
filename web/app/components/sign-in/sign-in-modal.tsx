import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx';

const DetailsDialog = lazyDialog(
  async () => (await import('./details-asked-again-dialog.tsx')).DetailsDialog,
);
const SignInDialog = lazyDialog(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

interface SignInRequest {
  /** Shown above the e-mail field. */
  notice?: string;
  /** Initial address. */
  email?: string;
  /** Called after a successful sign-in, once the dialog has closed. */
  onSignedIn?: () => void;
}

interface SignInModal {
  open(options?: SignInRequest): void;
  close(): void;
  /** Asks again for the client's details, which they have put off. */
  askDetails(): void;
}

const Context = createContext<SignInModal | null>(null);

/** Opens the sign-in dialog from anywhere below the provider. */
export function useSignInModal(): SignInModal {
  const modal = useContext(Context);
  if (!modal) throw new Error('useSignInModal needs SignInModalProvider above it');
  return modal;
}

let turnedAway = false;

/** Opens the dialog on the next page, when the session ended on a protected one. */
export function askToSignInAgain(): void {
  turnedAway = true;
}

export function SignInModalProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { key: locationKey, pathname } = useLocation();
  const asksDetails = useAppSelector((state) => selectUser(state)?.asks_details);
  // Asked again on the next page, not when the wizard goes a step on: a session cannot be booked without a name.
  const [putOffAt, setPutOffAt] = useState<string>();
  const [request, setAsked] = useState<SignInRequest>();
  const modal = useMemo<SignInModal>(
    () => ({
      open: (options = {}) => setAsked(options),
      close: () => setAsked(undefined),
      askDetails: () => setPutOffAt(undefined),
    }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after each navigation
  useEffect(() => {
    if (!turnedAway) return;
    turnedAway = false;
    modal.open({
      notice: t`Your session has ended. Please sign in again.`,
      onSignedIn: () => navigate(paths.userProfile),
    });
  }, [locationKey]);

  return (
    <Context value={modal}>
      {children}
      {asksDetails && putOffAt !== pathname && (
        <DetailsDialog onClose={() => setPutOffAt(pathname)} />
      )}
      {request && (
        <SignInDialog
          notice={request.notice}
          email={request.email}
          onClose={modal.close}
          onVerified={() => {
            modal.close();
            request.onSignedIn?.();
          }}
        />
      )}
    </Context>
  );
}
