import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import { useGenerateOtpMutation } from '../../state/api/sign-in-api.ts';
import { showToast } from '../../ui/overlay/toast.tsx';
import { EmailForm } from './email-form.tsx';
import { oneTimeCodeRequest } from './one-time-code-request.ts';

interface Props {
  initialEmail: string;
  /** The field takes the focus first. */
  takesFocus: boolean;
  /** False: no code is requested. */
  beforeCode?: (() => Promise<boolean>) | undefined;
  /** A code was sent to this address. */
  onKnown(email: string): void;
  /** Nobody is registered with this address. */
  onUnknown(email: string): void;
}

/** Asks for the e-mail address and requests a code for it. */
export function SignInEmail({ initialEmail, takesFocus, beforeCode, onKnown, onUnknown }: Props) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<CallFailure>();
  const [generateOtp, { isLoading }] = useGenerateOtpMutation(oneTimeCodeRequest);
  const [isAsking, setIsAsking] = useState(false);

  async function send(email: string) {
    setProblem(undefined);
    if (beforeCode) {
      setIsAsking(true);
      const goesOn = await beforeCode();
      setIsAsking(false);
      if (!goesOn) return;
    }
    const answer = await generateOtp({ email });
    if (!answer.error) {
      showToast('success', t`Welcome back! Please enter the OTP sent to your email.`);
      onKnown(email);
      return;
    }
    const failure = readFailure(answer.error);
    if (failure.status === 404) {
      showToast('info', t`Welcome! Please complete your registration.`);
      onUnknown(email);
      return;
    }
    showToast('error', t`Please try again.`);
    setProblem(failure);
  }

  return (
    <EmailForm
      start={initialEmail}
      failure={problem}
      busy={isAsking || isLoading}
      takesFocus={takesFocus}
      onSend={send}
    >
      <Trans>Enter your email to get started</Trans>
    </EmailForm>
  );
}
