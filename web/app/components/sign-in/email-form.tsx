import { EMAIL_LENGTH } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../state/api/failure.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PrimaryAction } from '../../ui/primary-action.tsx';
import { useFailureText } from '../use-failure-text.ts';
import { useNoConnection } from './use-no-connection.ts';

interface Props {
  start: string;
  /** Why the address is needed. */
  children: ReactNode;
  /** Why the last address was refused. */
  failure: CallFailure | undefined;
  busy: boolean;
  /** The field takes the focus first. */
  takesFocus?: boolean;
  onSend(email: string): void;
}

/** Asks for the e-mail address to sign in with. */
export function EmailForm(props: Props) {
  const { start, children, failure, busy, takesFocus = false, onSend } = props;
  const { t } = useLingui();
  const [email, setEmail] = useState(start);
  const { fields, error, detail } = useFailureText(failure);
  const noConnection = useNoConnection(failure);
  const sentence = fields?.email ?? error ?? detail ?? noConnection;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After a refusal: the focused button was disabled for a moment.
    if (takesFocus || failure) field.current?.focus();
  }, [takesFocus, failure]);
  function send(event: FormEvent) {
    event.preventDefault();
    onSend(email.trim());
  }
  return (
    <form onSubmit={send} className="grid gap-5">
      <p className="text-muted">{children}</p>
      <ErrorNotice>{sentence}</ErrorNotice>
      <TextField
        ref={field}
        label={t`Email`}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        maxLength={EMAIL_LENGTH.most}
        placeholder="you@example.com"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      <PrimaryAction type="submit" busy={busy} disabled={email.trim() === ''}>
        <Trans>Continue</Trans>
      </PrimaryAction>
    </form>
  );
}
