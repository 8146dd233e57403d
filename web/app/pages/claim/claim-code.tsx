import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { CodeActions, CodeSent } from '../../components/sign-in/code-sent.tsx';
import { useBeginSession } from '../../components/sign-in/use-begin-session.ts';
import { useNoConnection } from '../../components/sign-in/use-no-connection.ts';
import { useFailureText } from '../../components/use-failure-text.ts';
import { digitsOfCode, sendsItself } from '../../lib/digits-of-code.ts';
import {
  useClaimAccountMutation,
  useRequestClaimCodeMutation,
} from '../../state/api/calls/account-claims.ts';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import { CodeInput } from '../../ui/field/code-input.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';

interface Props {
  token: string;
  /** Where the code was sent. */
  email: string;
  onBack(): void;
  onClaimed(): void;
}

/** Takes the code that was sent to the address, and completes the claim. */
export function ClaimCode({ token, email, onBack, onClaimed }: Props) {
  const { t } = useLingui();
  const [otp, setOtp] = useState('');
  const [claim, claiming] = useClaimAccountMutation();
  const [sendCode, sending] = useRequestClaimCodeMutation();
  const beginSession = useBeginSession();
  const [problem, setProblem] = useState<CallFailure | 'no tokens'>();
  const failure = problem === 'no tokens' ? undefined : problem;
  const said = useFailureText(failure);
  const noConnection = useNoConnection(failure);
  const sentence = problem && (said.detail ?? noConnection ?? t`Please try again.`);
  const sentLast = useRef('');
  const field = useRef<HTMLInputElement>(null);

  function type(typed: string) {
    if (claiming.isLoading) return;
    const digits = digitsOfCode(typed);
    setOtp(digits);
    if (sendsItself(digits, sentLast.current)) void send(digits);
  }

  async function send(digits: string) {
    sentLast.current = digits;
    setProblem(undefined);
    const begun = await beginSession(await claim({ token, email, otp: digits }));
    if ('user' in begun) {
      showToast('success', t`Your account is yours now.`);
      onClaimed();
      return;
    }
    setProblem(begun.failure);
    field.current?.focus();
  }

  async function sendAgain() {
    const { error } = await sendCode({ token, email });
    if (error) setProblem(readFailure(error));
    else showToast('info', t`New OTP sent to your email!`);
  }

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(otp);
      }}
      className="grid gap-5"
    >
      <CodeSent email={email} />
      <CodeInput
        label={t`6-digit code`}
        value={otp}
        onChange={type}
        hint={t`It is checked as soon as the sixth digit is in.`}
        error={sentence && <span role="alert">{sentence}</span>}
        autoFocus
        inputRef={field}
      />
      <CodeActions
        checking={claiming.isLoading}
        sending={sending.isLoading}
        empty={otp === ''}
        onBack={onBack}
        onAgain={() => void sendAgain()}
      />
    </form>
  );
}
