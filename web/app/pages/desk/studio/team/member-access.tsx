import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import {
  useEndSessionsOfStaffMutation,
  useReadmitStaffMutation,
  useResetFactorsMutation,
  useSuspendStaffMutation,
} from '../../../../state/api/calls/desk/studio/team.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Instant } from '../../frame/words/instant.tsx';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';

/** A member's sign-in factors, and how a manager suspends them. */
export function MemberAccess({ member }: { member: StaffMember }) {
  const { account_id: id, running_sessions: running, suspended_at: suspendedAt } = member;
  const [end, ending] = useEndSessionsOfStaffMutation();
  const [reset, resetting] = useResetFactorsMutation();
  const [readmit, readmitting] = useReadmitStaffMutation();
  const [asksReset, setAsksReset] = useState(false);
  const sentence = useRefusalSentence(ending.error ?? resetting.error ?? readmitting.error);

  async function eraseNow() {
    await reset({ id });
    setAsksReset(false);
  }

  return (
    <section className="grid gap-4 border-t border-hairline pt-5">
      <h3 className="text-lg font-bold">
        <Trans>Desk access</Trans>
      </h3>
      {sentence && (
        <Notice tone="err" alert>
          {sentence}
        </Notice>
      )}
      <p role="status" className="font-semibold text-ok empty:hidden">
        {resetting.isSuccess && <Trans>Reset. A new factor is set up at the next sign-in.</Trans>}
      </p>
      {running > 0 && (
        <Button tone="secondary" busy={ending.isLoading} onClick={() => void end({ id })}>
          {member.own ? (
            <Trans>End my other sessions</Trans>
          ) : (
            <Plural value={running} one="End the running session" other="End # running sessions" />
          )}
        </Button>
      )}
      {!member.own && member.has_second_factor && !asksReset && (
        <Button tone="secondary" onClick={() => setAsksReset(true)}>
          <Trans>Reset the second factor</Trans>
        </Button>
      )}
      {asksReset && (
        <div className="grid gap-3 rounded-control border border-line p-4">
          <p>
            <Trans>
              For somebody who has lost their telephone: passkeys, app, PIN and recovery codes are
              reset, and their sessions end.
            </Trans>
          </p>
          <Button
            tone="danger"
            busy={resetting.isLoading}
            onClick={() => void eraseNow()}
            autoFocus
          >
            <Trans>Reset all of them</Trans>
          </Button>
        </div>
      )}
      {!member.own && suspendedAt === null && <Suspend id={id} />}
      {suspendedAt !== null && (
        <div className="grid gap-3">
          <p>
            <Trans>
              Suspended since <Instant at={suspendedAt} />
            </Trans>
          </p>
          <Button busy={readmitting.isLoading} onClick={() => void readmit({ id })}>
            <Trans>Give access back</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function Suspend({ id }: { id: number }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const [suspend, { isLoading, error }] = useSuspendStaffMutation();
  const sentence = useRefusalSentence(error);

  if (!asks)
    return (
      <Button tone="danger" onClick={() => setAsks(true)}>
        <Trans>Suspend</Trans>
      </Button>
    );
  return (
    <form
      className="grid gap-3 rounded-control border border-line p-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void suspend({ id, reason });
      }}
    >
      <TextField
        label={t`Why?`}
        value={reason}
        maxLength={500}
        autoFocus
        required
        onChange={(event) => setReason(event.target.value)}
        hint={t`Their sessions end at once. What they booked as a client stays open to them.`}
        error={sentence && <span role="alert">{sentence}</span>}
      />
      <Button type="submit" tone="danger" busy={isLoading} disabled={reason.trim() === ''}>
        <Trans>Suspend</Trans>
      </Button>
    </form>
  );
}
