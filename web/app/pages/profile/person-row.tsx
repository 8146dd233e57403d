import type { PackagePerson } from '@limber/contract/sharing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { readFailure } from '../../state/failure.ts';
import { useCapPersonMutation, useRemovePersonMutation } from '../../state/packages-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { readCap } from './cap-text.ts';
import { focusWhenShown } from './focus-when-shown.ts';

interface Props {
  packageId: number;
  person: PackagePerson;
}

/** One person of a shared package; everyone but the owner can be capped and removed. */
export function PersonRow({ packageId, person }: Props) {
  const [doing, setDoing] = useState<'cap' | 'remove'>();
  const { id, name, email, status, used_minutes: used, cap_minutes: cap } = person;
  const who = name ?? email;
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
          {name && (
            <p className="text-sm wrap-anywhere text-muted">
              <bdi dir="ltr">{email}</bdi>
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
        <CapForm packageId={packageId} personId={id} cap={cap} onDone={done} />
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

function CapForm({ packageId, personId, cap, onDone }: FormProps & { cap: number | null }) {
  const { t } = useLingui();
  const [text, setText] = useState(cap === null ? '' : String(cap));
  const [problem, setProblem] = useState<string>();
  const [capPerson, { isLoading }] = useCapPersonMutation();
  const capMinutes = readCap(text);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (capMinutes === undefined) return;
    const answer = await capPerson({ packageId, personId, capMinutes });
    if (!answer.error) return onDone();
    setProblem(readFailure(answer.error).detail ?? t`We could not save the cap. Please try again.`);
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        ref={focusWhenShown}
        label={t`Most minutes they may use`}
        inputMode="numeric"
        hint={t`Leave empty for no cap.`}
        error={
          capMinutes === undefined ? t`Please give a number of minutes in steps of 5.` : problem
        }
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isLoading} disabled={capMinutes === undefined}>
          <Trans>Save</Trans>
        </Button>
        <Button tone="quiet" onClick={onDone}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}

function RemoveForm({ packageId, personId, who, onDone }: FormProps & { who: string }) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const [removePerson, { isLoading }] = useRemovePersonMutation();

  async function submit() {
    const answer = await removePerson({ packageId, personId });
    if (answer.error) {
      setProblem(
        readFailure(answer.error).detail ?? t`We could not remove them. Please try again.`,
      );
      return;
    }
    showToast('success', t`${who} no longer shares this package.`);
    onDone();
  }

  return (
    <div className="grid gap-3">
      {problem && (
        <Notice tone="err" alert>
          {problem}
        </Notice>
      )}
      <p ref={focusWhenShown} tabIndex={-1}>
        <Trans>Remove {who}? Sessions they have booked stay booked.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="danger" busy={isLoading} onClick={submit}>
          <Trans>Remove</Trans>
        </Button>
        <Button tone="quiet" onClick={onDone}>
          <Trans>Keep</Trans>
        </Button>
      </div>
    </div>
  );
}
