import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Reply } from '../../../../state/api/call.ts';
import {
  type listCounters,
  useListCountersQuery,
  useRenameCounterMutation,
  useRevokeCounterMutation,
} from '../../../../state/api/calls/desk/entry/counters.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { EnrolCounter } from '../../entry/enrol-counter.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { Instant } from '../../frame/words/instant.tsx';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { StudioSection } from '../studio-section.tsx';

type Counter = Reply<typeof listCounters>[number];

/** The browsers where people switch by PIN; this one can be enrolled. */
export function Counters({ mayChange }: { mayChange: boolean }) {
  const { data, isError, refetch } = useListCountersQuery();
  const { branches } = useBranchNames();
  const enrolled = data?.filter(({ revoked_at }) => revoked_at === null) ?? [];
  return (
    <StudioSection title={<Trans>Counters</Trans>}>
      {isError && !data && (
        <ErrorState title={<Trans>The counters could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {data && enrolled.length === 0 && (
        <p className="text-muted">
          <Trans>No browser is a counter yet. People sign in the full way everywhere.</Trans>
        </p>
      )}
      {enrolled.length > 0 && (
        <ul className="desk-list">
          {enrolled.map((counter) => (
            <CounterRow key={counter.id} counter={counter} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && branches.length > 0 && (
        <div className="max-w-lg rounded-card border border-hairline bg-surface p-4">
          <EnrolCounter locations={branches.map(({ location }) => location)} />
        </div>
      )}
    </StudioSection>
  );
}

function CounterRow({ counter, mayChange }: { counter: Counter; mayChange: boolean }) {
  const { t } = useLingui();
  const { nameOf } = useBranchNames();
  const [opened, setAsks] = useState<'name' | 'withdraw'>();
  const { id, name, location, enrolled_by, enrolled_at } = counter;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-2 lg:py-0.5">
      <div className="flex min-h-(--desk-row) flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-semibold">{name}</p>
        <p className="text-muted">{nameOf(location)}</p>
        <p className="grow text-muted">
          <Trans>
            made by {enrolled_by} on <Instant at={enrolled_at} />
          </Trans>
        </p>
        {mayChange && (
          <>
            <DeskButton
              aria-expanded={opened === 'name'}
              aria-label={t`Rename ${name}`}
              onClick={() => setAsks(opened === 'name' ? undefined : 'name')}
            >
              <Trans>Rename</Trans>
            </DeskButton>
            <DeskButton
              aria-expanded={opened === 'withdraw'}
              aria-label={t`Withdraw ${name}`}
              onClick={() => setAsks(opened === 'withdraw' ? undefined : 'withdraw')}
            >
              <Trans>Withdraw</Trans>
            </DeskButton>
          </>
        )}
      </div>
      {opened === 'name' && <Rename counter={counter} onDone={() => setAsks(undefined)} />}
      {opened === 'withdraw' && <Withdraw id={id} />}
    </li>
  );
}

function Rename({ counter, onDone }: { counter: Counter; onDone: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState(counter.name);
  const [rename, { isLoading, error }] = useRenameCounterMutation();
  const sentence = useRefusalSentence(error);

  async function send(event: FormEvent) {
    event.preventDefault();
    const renamed = await rename({ id: counter.id, name });
    if (renamed.data) onDone();
  }

  return (
    <form className="flex max-w-lg flex-wrap items-end gap-3 pb-3" onSubmit={send}>
      <div className="grow">
        <TextField
          label={t`Name of the counter`}
          value={name}
          maxLength={60}
          autoFocus
          required
          onChange={(event) => setName(event.target.value)}
          error={sentence && <span role="alert">{sentence}</span>}
        />
      </div>
      <Button type="submit" busy={isLoading} disabled={name.trim() === ''}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

function Withdraw({ id }: { id: number }) {
  const [revoke, { isLoading, error }] = useRevokeCounterMutation();
  const sentence = useRefusalSentence(error);
  return (
    <div className="grid max-w-lg justify-items-start gap-3 pb-3">
      <p>
        <Trans>People there sign in the full way from then on. Their running sessions end.</Trans>
      </p>
      {sentence && <p role="alert">{sentence}</p>}
      <Button tone="danger" busy={isLoading} onClick={() => void revoke({ id })} autoFocus>
        <Trans>No longer a counter</Trans>
      </Button>
    </div>
  );
}
