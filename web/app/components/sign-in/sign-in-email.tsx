import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import { useGenerateOtpMutation } from '../../state/api/sign-in-api.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { PrimaryAction } from '../../ui/primary-action.tsx';
import { useSaid } from '../use-said.ts';
import { askedCode } from './asked-code.ts';
import { useNoConnection } from './use-no-connection.ts';

interface Props {
  initialEmail: string;
  /** The field has the focus from the start. */
  takesFocus: boolean;
  /** A code is on its way to this address. */
  onKnown(email: string): void;
  /** Nobody is registered with this address. */
  onUnknown(email: string): void;
}

/** Asks for the e-mail and has a code sent to it. */
export function SignInEmail({ initialEmail, takesFocus, onKnown, onUnknown }: Props) {
  const { t } = useLingui();
  const [email, setEmail] = useState(initialEmail);
  const [problem, setProblem] = useState<CallFailure>();
  const { fields, error, detail } = useSaid(problem);
  const noConnection = useNoConnection(problem);
  const sentence = fields?.email ?? error ?? detail ?? noConnection;
  const [generateOtp, { isLoading }] = useGenerateOtpMutation(askedCode);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

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
    setProblem(failure);
    // The button that had it was out of use for a moment.
    field.current?.focus();
  }

  return (
    <form onSubmit={send} className="grid gap-5">
      <p className="text-muted">
        <Trans>Enter your email to get started</Trans>
      </p>
      {sentence && (
        <Notice tone="err" alert>
          {sentence}
        </Notice>
      )}
      <TextField
        ref={field}
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
      <PrimaryAction type="submit" busy={isLoading} disabled={email.trim() === ''}>
        <Trans>Continue</Trans>
      </PrimaryAction>
    </form>
  );
}
