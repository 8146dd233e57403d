import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNoConnection } from '../../components/sign-in/use-no-connection.ts';
import { useSaid } from '../../components/use-said.ts';
import { useRequestClaimCodeMutation } from '../../state/api/claiming/claim-api.ts';
import { readFailure } from '../../state/api/failure.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrimaryAction } from '../../ui/primary-action.tsx';

interface Props {
  token: string;
  start: string;
  /** A code is on its way to this address. */
  onSent(email: string): void;
}

/** Asks with which address somebody wants to sign in from now on. */
export function ClaimEmail({ token, start, onSent }: Props) {
  const { t } = useLingui();
  const [email, setEmail] = useState(start);
  const [send, { isLoading, error }] = useRequestClaimCodeMutation();
  const failure = error ? readFailure(error) : undefined;
  const said = useSaid(failure);
  const noConnection = useNoConnection(failure);
  const sentence = failure && (said.fields?.email ?? said.detail ?? noConnection);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    const answer = await send({ token, email: address });
    if (!answer.error) onSent(address);
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-muted">
        <Trans>
          The studio knows you. Give us an e-mail address, and you can see your sessions and
          packages here, book and cancel.
        </Trans>
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
