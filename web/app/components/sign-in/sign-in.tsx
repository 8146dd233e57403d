import type { Account } from '@limber/contract/accounts.ts';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { setVerifyEmail } from '../../state/auth-slice.ts';
import { useAppDispatch } from '../../state/store.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type EnteredDetails, forgetSignIn, keepSignIn, readSavedSignIn } from './saved-sign-in.ts';
import { SignInCode, type SignInSurface } from './sign-in-code.tsx';
import { SignInEmail } from './sign-in-email.tsx';
import { forgetHandedOver, handOver, type SignInHandover } from './sign-in-handover.ts';
import type { SignInMode } from './sign-in-heading.tsx';

// Form and validation are loaded only for new clients.
const SignInRegister = lazyPart(
  async () => (await import('./sign-in-register.tsx')).SignInRegister,
  { loading: <Spinner /> },
);

// Only where the studio sends codes by WhatsApp.
const TelephoneOffered = lazyPart(
  async () => (await import('./codes-by-whatsapp.tsx')).TelephoneOffered,
  { loading: null, missing: () => null },
);
const SignInTelephone = lazyPart(
  async () => (await import('./sign-in-telephone.tsx')).SignInTelephone,
  { loading: <Spinner /> },
);

interface Props {
  surface: SignInSurface;
  /** Initial address. */
  initialEmail?: string;
  /** Shown above the e-mail field, such as why signing in is needed again. */
  notice?: ReactNode;
  /** For the heading, which the caller renders with `SignInHeading`. */
  onModeChange?(mode: SignInMode): void;
  /** Called before a code is requested; false if signing in is no longer needed. */
  beforeCode?(): Promise<boolean>;
  /** Called with the address when it is sent. */
  onEmailChange?(email: string): void;
  /** Where the mail's link leads in a new tab. */
  goOn: SignInHandover;
  /** The code was right: user and tokens are in the store. */
  onVerified(user: Account): void;
  /** Below the e-mail form. */
  footer?: ReactNode;
}

/** Sign-in by e-mail and one-time code, with registration for new clients. */
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
  // Only the wizard's steps survive a reload; its page is never prerendered.
  const [saved] = useState(() =>
    surface === 'wizard' ? readSavedSignIn(window.sessionStorage, initialEmail) : null,
  );
  const [mode, setMode] = useState<SignInMode>(saved?.mode ?? 'email');
  const [email, setEmail] = useState(saved?.email ?? initialEmail);
  const [words, setWords] = useState<EnteredDetails>(saved?.words ?? {});
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (saved) onModeChange?.(saved.mode);
  }, [saved, onModeChange]);
  // Before the paint: a reload right after it must find the state.
  useLayoutEffect(() => {
    if (surface !== 'wizard') return;
    if (mode === 'email' || mode === 'telephone') forgetSignIn(window.sessionStorage);
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
            // The visitor returned to it, unlike on opening the page.
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
          <TelephoneOffered onTake={() => goTo('telephone')} />
          {footer}
        </>
      )}
      {mode === 'telephone' && (
        <SignInTelephone
          surface={surface}
          beforeCode={beforeCode}
          onBack={() => goTo('email')}
          onVerified={finish}
        />
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
