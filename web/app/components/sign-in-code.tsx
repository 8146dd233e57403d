import type { Account } from '@limber/contract/accounts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  useGenerateOtpMutation,
  useLazyMeQuery,
  useObtainTokenMutation,
  useVerifyTokenMutation,
} from '../state/auth-api.ts';
import { type CallFailure, readFailure } from '../state/failure.ts';
import { useAppDispatch } from '../state/store.ts';
import { clearTokens, setTokens } from '../state/token-slice.ts';
import { Button } from '../ui/button.tsx';
import { CodeInput } from '../ui/code-input.tsx';
import { showToast } from '../ui/toast.tsx';
import type { SignInSurface } from './sign-in.tsx';

interface Props {
  surface: SignInSurface;
  /** Where the code was sent. */
  email: string;
  onBack(): void;
  onVerified(user: Account): void;
}

/** Milliseconds between a wrong code and the sending of a new one. */
const resendDelayMs = 500;

/** Takes the one-time code, exchanges it for tokens and fetches the account. */
export function SignInCode({ surface, email, onBack, onVerified }: Props) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const [obtainToken] = useObtainTokenMutation();
  const [verifyToken] = useVerifyTokenMutation();
  const [fetchMe] = useLazyMeQuery();
  const [generateOtp, sending] = useGenerateOtpMutation();
  const codeInput = useRef<HTMLInputElement>(null);
  const resendTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resendTimer.current), []);

  const wrongCode = {
    page: t`Invalid OTP. Please check and try again.`,
    wizard: t`Invalid OTP. Please try again.`,
    modal: t`Invalid OTP or expired.`,
  }[surface];

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    setWorking(true);
    try {
      await verify();
    } finally {
      setWorking(false);
    }
  }

  async function verify() {
    const tokens = await obtainToken({ email, otp });
    if (tokens.error) return refuse(readFailure(tokens.error));
    const { access, refresh } = tokens.data;
    if (!access || !refresh) {
      const missing = t`Invalid login response. Tokens missing.`;
      setProblem(missing);
      showToast('error', missing);
      return;
    }
    dispatch(setTokens({ accessToken: access, refreshToken: refresh }));
    const [, me] = await Promise.all([verifyToken(), fetchMe()]);
    if (!me.data) {
      dispatch(clearTokens());
      return refuse(readFailure(me.error));
    }
    showToast('success', t`OTP verified successfully!`);
    onVerified(me.data);
  }

  /** A wrong code has a new one sent; a limit or a fault says so and sends nothing. */
  function refuse(failure: CallFailure) {
    const isWrong = failure.status === 400 || failure.status === 401;
    const said = failure.error ?? failure.detail;
    setProblem(isWrong ? wrongCode : (said ?? t`Please try again.`));
    showToast('error', said ?? t`OTP verification failed.`);
    if (!isWrong) return;
    setOtp('');
    codeInput.current?.focus();
    resendTimer.current = setTimeout(sendAgain, resendDelayMs);
  }

  async function sendAgain() {
    const answer = await generateOtp({ email });
    if (!answer.error) {
      showToast('info', t`New OTP sent to your email!`);
      return;
    }
    const failure = readFailure(answer.error);
    showToast('error', failure.error ?? t`Please try again.`);
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-muted">
        <Trans>
          We sent a 6-digit code to{' '}
          <span className="unbroken">
            <bdi dir="ltr" className="font-semibold text-ink">
              {email}
            </bdi>
            .
          </span>
        </Trans>
      </p>
      <CodeInput
        label={t`6-digit code`}
        value={otp}
        onChange={setOtp}
        error={problem && <span role="alert">{problem}</span>}
        autoFocus
        inputRef={codeInput}
      />
      <Button type="submit" busy={working} disabled={otp === ''}>
        <Trans>Verify</Trans>
      </Button>
      <div className="-mx-3 flex flex-wrap justify-between gap-2">
        <Button tone="quiet" className="px-3!" onClick={onBack}>
          <Trans>Back to email</Trans>
        </Button>
        <Button
          tone="quiet"
          className="px-3!"
          onClick={sendAgain}
          disabled={sending.isLoading || working}
        >
          <Trans>Send a new code</Trans>
        </Button>
      </div>
    </form>
  );
}
