import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useGenerateOtpMutation } from '../state/auth-api.ts';
import { readFailure } from '../state/failure.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';

interface Props {
  initialEmail: string;
  /** A code is on its way to this address. */
  onKnown(email: string): void;
  /** Nobody is registered with this address. */
  onUnknown(email: string): void;
}

/** Asks for the e-mail and has a code sent to it. */
export function SignInEmail({ initialEmail, onKnown, onUnknown }: Props) {
  const { t } = useLingui();
  const [email, setEmail] = useState(initialEmail);
  const [problem, setProblem] = useState<string>();
  const [generateOtp, { isLoading }] = useGenerateOtpMutation();

  async function send(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const address = email.trim();
    const answer = await generateOtp({ email: address });
    if (!answer.error) {
      showToast('success', t`Welcome back! Please enter the OTP sent to your email.`);
      onKnown(address);
      return;
    }
    const failure = readFailure(answer.error);
    if (failure.status === 404) {
      showToast('info', t`Welcome! Please complete your registration.`);
      onUnknown(address);
      return;
    }
    showToast('error', t`Please try again.`);
    setProblem(failure.fields?.email ?? failure.error ?? failure.detail);
  }

  return (
    <form onSubmit={send} className="grid gap-5">
      <p className="text-muted">
        <Trans>Enter your email to get started</Trans>
      </p>
      {problem && (
        <Notice tone="err" alert>
          {problem}
        </Notice>
      )}
      <TextField
        label={t`Email`}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        maxLength={254}
        placeholder="you@example.com"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      <Button type="submit" busy={isLoading} disabled={email.trim() === ''}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
