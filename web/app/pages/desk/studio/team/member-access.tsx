import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import {
  useEndSessionsOfStaffMutation,
  useLeaveDeskMutation,
  useReadmitStaffMutation,
  useResetFactorsMutation,
  useSuspendStaffMutation,
} from '../../../../state/api/calls/desk/studio/team.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { Instant } from '../../frame/words/instant.tsx';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { WhatHangsOn } from '../retire-or-bring-back.tsx';
import { PartOfMember } from '../studio-section.tsx';

/** A member's sign-in factors, and how a manager suspends them. */
export function MemberAccess({ member }: { member: StaffMember }) {
  const { account_id: id, running_sessions: running, suspended_at: suspendedAt } = member;
  const { leaves_on: leavesOn } = member;
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
    <PartOfMember title={<Trans>Desk access</Trans>}>
      <ErrorNotice>{sentence}</ErrorNotice>
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
      {leavesOn !== null && (
        <div className="grid gap-3">
          <p>
            <Trans>Leaves on {deskDay(leavesOn)}: from that day on the desk is shut to them.</Trans>
          </p>
          <Button
            tone="secondary"
            busy={readmitting.isLoading}
            onClick={() => void readmit({ id })}
          >
            <Trans>They stay</Trans>
          </Button>
        </div>
      )}
      {!member.own && suspendedAt === null && (
        <>
          {member.role !== 'therapist' && leavesOn === null && <Leave id={id} />}
          <Suspend id={id} />
        </>
      )}
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
    </PartOfMember>
  );
}

/** Sets the first day on which somebody has no access to the desk. */
function Leave({ id }: { id: number }) {
  const { t } = useLingui();
  const [leave, { isLoading, error }] = useLeaveDeskMutation();
  const { fields, whole } = useRefusal(error);
  return (
    <EndAccess
      id={id}
      opens={<Trans>Leaves on a day</Trans>}
      does={<Trans>End access on this day</Trans>}
      label={t`First day without access`}
      type="date"
      hint={t`Their sessions end as that day begins. What they booked as a client stays open to them.`}
      refused={fields.from ?? whole}
      busy={isLoading}
      onSend={(from) => void leave({ id, from })}
    />
  );
}

function Suspend({ id }: { id: number }) {
  const { t } = useLingui();
  const [suspend, { isLoading, error }] = useSuspendStaffMutation();
  return (
    <EndAccess
      id={id}
      tone="danger"
      opens={<Trans>Suspend</Trans>}
      does={<Trans>Suspend</Trans>}
      label={t`Why?`}
      maxLength={500}
      hint={t`Their sessions end at once. What they booked as a client stays open to them.`}
      refused={useRefusalSentence(error)}
      busy={isLoading}
      onSend={(reason) => void suspend({ id, reason })}
    />
  );
}

interface EndAccessProps
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'type' | 'maxLength'> {
  id: number;
  tone?: 'danger';
  /** Labels of the button that opens the form, and of the one that sends it. */
  opens: ReactNode;
  does: ReactNode;
  refused: ReactNode;
  busy: boolean;
  onSend: (typed: string) => void;
}

/** A button, then what depends on the person, with a field for why or when. */
function EndAccess({ id, tone, opens, does, refused, busy, onSend, ...field }: EndAccessProps) {
  const [isOpen, setAsks] = useState(false);
  const [typed, setTyped] = useState('');
  if (!isOpen)
    return (
      <Button tone={tone ?? 'secondary'} onClick={() => setAsks(true)}>
        {opens}
      </Button>
    );
  return (
    <form
      className="grid gap-3 rounded-control border border-line p-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSend(typed);
      }}
    >
      <WhatHangsOn subject="member" id={id} />
      <TextField
        {...field}
        value={typed}
        autoFocus
        required
        onChange={(event) => setTyped(event.target.value)}
        error={refused && <span role="alert">{refused}</span>}
      />
      <Button type="submit" tone={tone} busy={busy} disabled={typed.trim() === ''}>
        {does}
      </Button>
    </form>
  );
}
