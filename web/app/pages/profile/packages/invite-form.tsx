import { ADULT_YEARS, EMAIL_LENGTH } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useInvitePersonMutation } from '../../../state/api/calls/sharing.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { useMinutesCap } from './use-minutes-cap.ts';

interface Props {
  packageId: number;
  totalMinutes: number | null;
  /** Shared with the largest number of people. */
  full: boolean;
}

/** Invites an adult by e-mail, with or without a cap on their minutes. */
export function InviteForm({ packageId, totalMinutes, full }: Props) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const cap = useMinutesCap('', totalMinutes);
  const [failure, setFailure] = useState<CallFailure>();
  const { detail, fields } = useFailureText(failure);
  const [invite, { isLoading }] = useInvitePersonMutation();
  const capMinutes = cap.minutes;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (capMinutes === undefined) return;
    setFailure(undefined);
    const address = email.trim();
    const answer = await invite({ id: packageId, email: address, cap_minutes: capMinutes });
    if (answer.error) {
      setFailure(readFailure(answer.error));
      return;
    }
    showToast('success', t`An invitation is on its way to ${address}.`);
    setEmail('');
    cap.setText('');
  }

  if (full) {
    return (
      <Notice>
        <Trans>This package is full. Remove someone to invite another.</Trans>
      </Notice>
    );
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <h3 className="text-lg font-bold">
        <Trans>Invite someone</Trans>
      </h3>
      <ErrorNotice>
        {failure && (detail ?? t`We could not send the invitation. Please try again.`)}
      </ErrorNotice>
      <TextField
        label={t`Email`}
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={EMAIL_LENGTH.most}
        hint={t`They must be ${ADULT_YEARS} or older. They get a link and sign in with this address.`}
        error={fields?.email}
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
        error={cap.problem ?? fields?.cap_minutes}
        value={cap.text}
        onChange={(event) => cap.setText(event.target.value)}
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
