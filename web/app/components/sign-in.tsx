import type { Account } from '@limber/contract/accounts.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { setVerifyEmail } from '../state/auth-slice.ts';
import { useAppDispatch } from '../state/store.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { SignInCode } from './sign-in-code.tsx';
import { SignInEmail } from './sign-in-email.tsx';
import type { SignInMode } from './sign-in-heading.tsx';

// The form and its validation are only for those who are new.
const SignInRegister = lazy(async () => ({
  default: (await import('./sign-in-register.tsx')).SignInRegister,
}));

/** Where the flow stands; the page, the modal and the wizard differ in one sentence. */
export type SignInSurface = 'page' | 'modal' | 'wizard';

interface Props {
  surface: SignInSurface;
  /** E-mail to begin with. */
  initialEmail?: string;
  /** Said above the e-mail field, such as why one has to sign in again. */
  notice?: ReactNode;
  /** For the heading, which the surface draws with `SignInHeading`. */
  onModeChange?(mode: SignInMode): void;
  /** Follows the e-mail as it is sent. */
  onEmailChange?(email: string): void;
  /** A right code: user and tokens are in the store. */
  onVerified(user: Account): void;
  /** Below the e-mail form. */
  footer?: ReactNode;
}

/** Sign-in by e-mail and one-time code, with registration for those who are new. */
export function SignIn({
  surface,
  initialEmail = '',
  notice,
  onModeChange,
  onEmailChange,
  onVerified,
  footer,
}: Props) {
  const dispatch = useAppDispatch();
  const [mode, setMode] = useState<SignInMode>('email');
  const [email, setEmail] = useState(initialEmail);

  function goTo(next: SignInMode) {
    setMode(next);
    onModeChange?.(next);
  }

  function keepEmail(next: string) {
    setEmail(next);
    dispatch(setVerifyEmail(next));
    onEmailChange?.(next);
  }

  return (
    <div className="grid gap-5">
      {notice && <Notice tone="warn">{notice}</Notice>}
      {mode === 'email' && (
        <>
          <SignInEmail
            initialEmail={email}
            onKnown={(sentTo) => {
              keepEmail(sentTo);
              goTo('otp');
            }}
            onUnknown={(typed) => {
              keepEmail(typed);
              goTo('register');
            }}
          />
          {footer}
        </>
      )}
      {mode === 'register' && (
        <Suspense fallback={<Spinner />}>
          <SignInRegister
            email={email}
            onRegistered={() => goTo('otp')}
            onBack={() => goTo('email')}
          />
        </Suspense>
      )}
      {mode === 'otp' && (
        <SignInCode
          surface={surface}
          email={email}
          onBack={() => goTo('email')}
          onVerified={onVerified}
        />
      )}
    </div>
  );
}
