import type { Account } from '@limber/contract/accounts.ts';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { digitsOfCode, sendsItself } from '../../lib/digits-of-code.ts';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import { useGenerateOtpMutation, useObtainTokenMutation } from '../../state/api/sign-in-api.ts';
import { CodeInput } from '../../ui/field/code-input.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { dismissToasts, showToast } from '../../ui/overlay/toast.tsx';
import { useFailureText } from '../use-failure-text.ts';
import { CodeActions, CodeSent, DevelopmentCode } from './code-sent.tsx';
import { oneTimeCodeRequest } from './one-time-code-request.ts';
import { useBeginSession } from './use-begin-session.ts';
import { useNoConnection } from './use-no-connection.ts';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

/** Where the sign-in is shown; page, modal and wizard differ in one sentence. */
export type SignInSurface = 'page' | 'modal' | 'wizard';

/** What differs where the code was sent to a telephone. */
export interface CodeByTelephone {
  /** Where it was sent. */
  sent: ReactNode;
  /** Present only in development. */
  code: string | undefined;
  exchange(otp: string): Promise<Parameters<ReturnType<typeof useBeginSession>>[0]>;
  sendAgain(): void;
}

// Only where the studio sends codes by WhatsApp.
const CodeToTelephone = lazyPart(
  async () => (await import('./codes-by-whatsapp.tsx')).CodeToTelephone,
  { loading: null, missing: () => null },
);

interface Props {
  surface: SignInSurface;
  /** Where the code was sent; '': to a telephone. */
  email: string;
  byTelephone?: CodeByTelephone;
  onBack(): void;
  onVerified(user: Account): void;
}

/** Milliseconds between a wrong code and the sending of a new one. */
const resendDelayMs = 500;

/** Takes the one-time code, exchanges it for tokens and fetches the account. */
export function SignInCode({ surface, email, byTelephone, onBack, onVerified }: Props) {
  const { t } = useLingui();
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<CallFailure | 'no tokens'>();
  const failure = problem === 'no tokens' ? undefined : problem;
  const said = useFailureText(failure);
  const noConnection = useNoConnection(failure);
  const [working, setWorking] = useState(false);
  const [obtainToken] = useObtainTokenMutation();
  const beginSession = useBeginSession();
  const [generateOtp, sending] = useGenerateOtpMutation(oneTimeCodeRequest);
  const codeInput = useRef<HTMLInputElement>(null);
  // A ref, as state changes only with the next render: Enter may follow the sixth digit.
  const isSending = useRef(false);
  // This sign-in changes the store too, and must not be taken for another tab's.
  const isDone = useRef(false);
  const sentLast = useRef('');
  const resendTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resendTimer.current), []);
  const whoElse = useSignedInElsewhere((user) => {
    if (!isSending.current) finish(user, t`You are signed in.`);
  });

  const wrongCode = {
    page: t`Invalid OTP. Please check and try again.`,
    wizard: t`Invalid OTP. Please try again.`,
    modal: t`Invalid OTP or expired.`,
  }[surface];
  const tokensMissing = t`Invalid login response. Tokens missing.`;
  const sentence = failure
    ? isWrong(failure)
      ? wrongCode
      : (said.error ?? said.detail ?? noConnection ?? t`Please try again.`)
    : problem && tokensMissing;

  const code = byTelephone ? byTelephone.code : sending.data?.code;

  /** The sixth digit submits the code; input during a request is ignored. */
  function type(typed: string) {
    if (isSending.current) return;
    const digits = digitsOfCode(typed);
    setOtp(digits);
    if (sendsItself(digits, sentLast.current)) void send(digits);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(otp);
  }

  async function send(digits: string) {
    if (isSending.current) return;
    isSending.current = true;
    sentLast.current = digits;
    setProblem(undefined);
    setWorking(true);
    try {
      await verify(digits);
    } finally {
      isSending.current = false;
      setWorking(false);
    }
  }

  async function verify(digits: string) {
    const begun = await beginSession(
      await (byTelephone ? byTelephone.exchange(digits) : obtainToken({ email, otp: digits })),
    );
    if ('user' in begun) return finish(begun.user, t`OTP verified successfully!`);
    // The link in the same mail was used first.
    const user = whoElse();
    if (user) return finish(user, t`You are signed in.`);
    if (begun.failure !== 'no tokens') return refuse(begun.failure);
    setProblem('no tokens');
    codeInput.current?.focus();
    showToast('error', tokensMissing);
  }

  function finish(user: Account, said: string) {
    if (isDone.current) return;
    isDone.current = true;
    // 'Please enter the code' is shown and nothing more happens.
    dismissToasts();
    showToast('success', said);
    onVerified(user);
  }

  /** After a wrong code a new one is sent; a limit or an error is shown, and nothing is sent. */
  function refuse(refused: CallFailure) {
    setProblem(refused);
    showToast('error', refused.error ?? refused.detail ?? t`OTP verification failed.`);
    // The button that may have had the focus was disabled for a moment.
    codeInput.current?.focus();
    if (!isWrong(refused)) return;
    setOtp('');
    // A message costs more than a mail, and is not repeated by itself.
    if (byTelephone) return;
    resendTimer.current = setTimeout(sendAgain, resendDelayMs);
  }

  async function sendAgain() {
    const answer = await generateOtp({ email });
    if (!answer.error) {
      showToast('info', t`New OTP sent to your email!`);
      return;
    }
    showToast('error', readFailure(answer.error).error ?? t`Please try again.`);
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {byTelephone?.sent ?? <CodeSent email={email} />}
      {code && <DevelopmentCode code={code} />}
      <CodeInput
        label={t`6-digit code`}
        value={otp}
        onChange={type}
        hint={
          byTelephone
            ? undefined
            : t`It is checked as soon as the sixth digit is in. Or tap the link of the same mail, on this device.`
        }
        error={sentence && <span role="alert">{sentence}</span>}
        autoFocus
        inputRef={codeInput}
      />
      <span role="status" className="sr-only">
        {working && t`Checking the code...`}
      </span>
      <CodeActions
        checking={working}
        sending={sending.isLoading}
        empty={otp === ''}
        onBack={onBack}
        onAgain={byTelephone?.sendAgain ?? (() => void sendAgain())}
      />
      {!byTelephone && <CodeToTelephone email={email} />}
    </form>
  );
}

function isWrong({ status }: CallFailure): boolean {
  return status === 400 || status === 401;
}
