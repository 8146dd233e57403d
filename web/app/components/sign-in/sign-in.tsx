import type { Account } from '@limber/contract/accounts.ts';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { setVerifyEmail } from '../../state/auth-slice.ts';
import { useAppDispatch } from '../../state/store.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { forgetSignIn, type KeptWords, keepSignIn, readKeptSignIn } from './kept-sign-in.ts';
import { SignInCode, type SignInSurface } from './sign-in-code.tsx';
import { SignInEmail } from './sign-in-email.tsx';
import { forgetHandedOver, handOver, type SignInHandover } from './sign-in-handover.ts';
import type { SignInMode } from './sign-in-heading.tsx';

// The form and its validation are only for those who are new.
const SignInRegister = lazyPart(
  async () => (await import('./sign-in-register.tsx')).SignInRegister,
  { loading: <Spinner /> },
);

interface Props {
  surface: SignInSurface;
  /** E-mail to begin with. */
  initialEmail?: string;
  /** Said above the e-mail field, such as why one has to sign in again. */
  notice?: ReactNode;
  /** For the heading, which the surface draws with `SignInHeading`. */
  onModeChange?(mode: SignInMode): void;
  /** Asked before a code is; false when there is nothing to sign in for any more. */
  beforeCode?(): Promise<boolean>;
  /** Follows the e-mail as it is sent. */
  onEmailChange?(email: string): void;
  /** Where the link of the mail leads in a tab of its own. */
  goOn: SignInHandover;
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
  beforeCode,
  onEmailChange,
  goOn,
  onVerified,
  footer,
}: Props) {
  const dispatch = useAppDispatch();
  // Only the wizard's steps survive a reload; its page is never drawn on the server.
  const [kept] = useState(() =>
    surface === 'wizard' ? readKeptSignIn(window.sessionStorage, initialEmail) : null,
  );
  const [mode, setMode] = useState<SignInMode>(kept?.mode ?? 'email');
  const [email, setEmail] = useState(kept?.email ?? initialEmail);
  const [words, setWords] = useState<KeptWords>(kept?.words ?? {});
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (kept) onModeChange?.(kept.mode);
  }, [kept, onModeChange]);
  // Before it is seen: whoever sees a step and loads the page anew finds it again.
  useLayoutEffect(() => {
    if (surface !== 'wizard') return;
    if (mode === 'email') forgetSignIn(window.sessionStorage);
    else keepSignIn(window.sessionStorage, { mode, email, words });
  }, [surface, mode, email, words]);

  const waits = mode === 'otp';
  const goingOn = JSON.stringify(goOn);
  useLayoutEffect(() => {
    if (!waits) return;
    handOver(window.localStorage, JSON.parse(goingOn), Date.now());
    return () => forgetHandedOver(window.localStorage);
  }, [waits, goingOn]);

  function goTo(next: SignInMode) {
    setMode(next);
    setMoved(true);
    onModeChange?.(next);
  }

  function finish(user: Account) {
    forgetSignIn(window.sessionStorage);
    onVerified(user);
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
            // Coming back to it is the visitor's own action; opening the page is not.
            takesFocus={moved}
            beforeCode={beforeCode}
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
        <SignInRegister
          email={email}
          words={words}
          onWords={setWords}
          beforeCode={beforeCode}
          onRegistered={() => goTo('otp')}
          onBack={() => goTo('email')}
        />
      )}
      {mode === 'otp' && (
        <SignInCode
          surface={surface}
          email={email}
          onBack={() => goTo('email')}
          onVerified={finish}
        />
      )}
    </div>
  );
}
