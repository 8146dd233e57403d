import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EmailForm } from '../../components/sign-in/email-form.tsx';
import { useRequestClaimCodeMutation } from '../../state/api/calls/account-claims.ts';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';

interface Props {
  token: string;
  start: string;
  /** A code was sent to this address. */
  onSent(email: string): void;
}

/** Asks for the address to sign in with from now on. */
export function ClaimEmail({ token, start, onSent }: Props) {
  const [problem, setProblem] = useState<CallFailure>();
  const [ask, { isLoading }] = useRequestClaimCodeMutation();
  async function send(email: string) {
    setProblem(undefined);
    const { error } = await ask({ token, email });
    if (error) setProblem(readFailure(error));
    else onSent(email);
  }
  return (
    <EmailForm start={start} failure={problem} busy={isLoading} onSend={send}>
      <Trans>
        The studio knows you. Give us an e-mail address, and you can see your sessions and packages
        here, book and cancel.
      </Trans>
    </EmailForm>
  );
}
