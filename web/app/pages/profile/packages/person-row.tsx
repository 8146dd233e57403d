import type { PackagePerson } from '@limber/contract/sharing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useServerNow } from '../../../components/use-server-now.ts';
import { dayOfInstant, formatDay } from '../../../lib/dates.ts';
import { useCapPersonMutation, useRemovePersonMutation } from '../../../state/api/calls/sharing.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';
import { focusWhenShown } from '../focus-when-shown.ts';
import { useMinutesCap } from './use-minutes-cap.ts';

interface Props {
  packageId: number;
  /** Of the whole package; null: unlimited. */
  totalMinutes: number | null;
  person: PackagePerson;
}

/** A person sharing a package; all but the owner can be capped and removed. */
export function PersonRow({ packageId, totalMinutes, person }: Props) {
  const [doing, setDoing] = useState<'cap' | 'remove'>();
  const { id, name, email, status, used_minutes: used, cap_minutes: cap } = person;
  const who = name ?? email;
  const now = useServerNow();
  const until = person.invited_until && {
    day: formatDay(dayOfInstant(person.invited_until)),
    ended: Date.parse(person.invited_until) <= now,
  };
  const row = useRef<HTMLLIElement>(null);
  const done = () => {
    setDoing(undefined);
    row.current?.focus();
  };
  return (
    <li ref={row} tabIndex={-1} className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{who}</p>
          {name && email && (
            <p className="text-sm wrap-anywhere text-muted">
              <bdi dir="ltr" translate="no">
                {email}
              </bdi>
            </p>
          )}
        </div>
        <StatusOf status={status} />
      </div>
      <p className="text-muted tabular-nums">
        {cap === null ? (
          <Trans>{used} min used</Trans>
        ) : (
          <Trans>
            {used} of at most {cap} min used
          </Trans>
        )}
      </p>
      {until && (
        <p className="text-sm text-muted">
          {until.ended ? (
            <Trans>The invitation ended on {until.day}. Invite them again for a new link.</Trans>
          ) : (
            <Trans>The invitation is open until {until.day}.</Trans>
          )}
        </p>
      )}
      {id !== null && doing === undefined && (
        <div className="-mx-3 -my-1 flex flex-wrap">
          <Button tone="quiet" className="px-3!" onClick={() => setDoing('cap')}>
            {cap === null ? <Trans>Set a cap</Trans> : <Trans>Change the cap</Trans>}
          </Button>
          <Button tone="quiet" className="px-3! text-err!" onClick={() => setDoing('remove')}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
      {id !== null && doing === 'cap' && (
        <CapForm {...{ packageId, totalMinutes, cap }} personId={id} onDone={done} />
      )}
      {id !== null && doing === 'remove' && (
        <RemoveForm packageId={packageId} personId={id} who={who} onDone={done} />
      )}
    </li>
  );
}

function StatusOf({ status }: { status: PackagePerson['status'] }) {
  if (status === 'owner') {
    return (
      <Badge tone="gold">
        <Trans>Owner</Trans>
      </Badge>
    );
  }
  return status === 'joined' ? (
    <Badge tone="ok">
      <Trans>Joined</Trans>
    </Badge>
  ) : (
    <Badge tone="neutral">
      <Trans>Invited</Trans>
    </Badge>
  );
}

interface FormProps {
  packageId: number;
  personId: number;
  onDone(): void;
}

function CapForm({
  packageId,
  personId,
  totalMinutes,
  cap,
  onDone,
}: FormProps & { totalMinutes: number | null; cap: number | null }) {
  const { t } = useLingui();
  const typed = useMinutesCap(cap === null ? '' : String(cap), totalMinutes);
  const [problem, setProblem] = useState<CallFailure>();
  const said = useFailureText(problem);
  const [capPerson, { isLoading }] = useCapPersonMutation();
  const { minutes: capMinutes } = typed;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (capMinutes === undefined) return;
    const answer = await capPerson({ id: packageId, person: personId, cap_minutes: capMinutes });
    if (!answer.error) return onDone();
    setProblem(readFailure(answer.error));
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        ref={focusWhenShown}
        label={t`Most minutes they may use`}
        inputMode="numeric"
        hint={t`Leave empty for no cap.`}
        error={
          typed.problem ??
          (problem && (said.detail ?? t`We could not save the cap. Please try again.`))
        }
        value={typed.text}
        onChange={(event) => typed.setText(event.target.value)}
      />
      <DoOrKeep
        does={<Trans>Save</Trans>}
        busy={isLoading}
        disabled={capMinutes === undefined}
        keeps={<Trans>Back</Trans>}
        onKeep={onDone}
      />
    </form>
  );
}

function RemoveForm({ packageId, personId, who, onDone }: FormProps & { who: string }) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<CallFailure>();
  const said = useFailureText(problem);
  const [removePerson, { isLoading }] = useRemovePersonMutation();

  async function submit() {
    const answer = await removePerson({ id: packageId, person: personId });
    if (answer.error) {
      setProblem(readFailure(answer.error));
      return;
    }
    showToast('success', t`${who} no longer shares this package.`);
    onDone();
  }

  return (
    <div className="grid gap-3">
      <ErrorNotice>
        {problem && (said.detail ?? t`We could not remove them. Please try again.`)}
      </ErrorNotice>
      <p ref={focusWhenShown} tabIndex={-1}>
        <Trans>Remove {who}? Sessions they have booked stay booked.</Trans>
      </p>
      <DoOrKeep
        does={<Trans>Remove</Trans>}
        tone="danger"
        busy={isLoading}
        onDo={submit}
        keeps={<Trans>Keep</Trans>}
        onKeep={onDone}
      />
    </div>
  );
}
