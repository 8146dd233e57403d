import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type CallFailure, readFailure } from '../../state/failure.ts';
import { useInvitePersonMutation } from '../../state/packages-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { readCap } from './cap-text.ts';

interface Props {
  packageId: number;
  totalMinutes: number | null;
  /** As many share it as may. */
  full: boolean;
}

/** Invites an adult by e-mail, with or without a cap on their minutes. */
export function InviteForm({ packageId, totalMinutes, full }: Props) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [cap, setCap] = useState('');
  const [failure, setFailure] = useState<CallFailure>();
  const [invite, { isLoading }] = useInvitePersonMutation();
  const capMinutes = readCap(cap);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (capMinutes === undefined) return;
    setFailure(undefined);
    const address = email.trim();
    const answer = await invite({ packageId, email: address, capMinutes });
    if (answer.error) {
      setFailure(readFailure(answer.error));
      return;
    }
    showToast('success', t`An invitation is on its way to ${address}.`);
    setEmail('');
    setCap('');
  }

  if (full) {
    return (
      <Notice>
        <Trans>As many people share this package as may. Remove someone to invite another.</Trans>
      </Notice>
    );
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <h3 className="text-lg font-bold">
        <Trans>Invite someone</Trans>
      </h3>
      {failure && (
        <Notice tone="err" alert>
          {failure.detail ?? t`We could not send the invitation. Please try again.`}
        </Notice>
      )}
      <TextField
        label={t`Email`}
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={254}
        hint={t`They must be 18 or older. They get a link and sign in with this address.`}
        error={failure?.fields?.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      <TextField
        label={t`Most minutes they may use (optional)`}
        inputMode="numeric"
        autoComplete="off"
        hint={
          totalMinutes === null
            ? undefined
            : t`In steps of 5. Leave empty for all ${totalMinutes} minutes.`
        }
        error={
          capMinutes === undefined
            ? t`Please give a number of minutes in steps of 5.`
            : failure?.fields?.cap_minutes
        }
        value={cap}
        onChange={(event) => setCap(event.target.value)}
      />
      <Button
        type="submit"
        className="justify-self-start"
        busy={isLoading}
        disabled={email.trim() === '' || capMinutes === undefined}
      >
        <Trans>Send invitation</Trans>
      </Button>
    </form>
  );
}
