import type { ClosureWithHit } from '@limber/contract/desk/closures.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useSaid } from '../../../components/use-said.ts';
import { paths } from '../../../paths.ts';
import {
  useDeskClosureQuery,
  useDeskConfirmClosureMutation,
  useDeskWithdrawClosureMutation,
} from '../../../state/api/desk/closures-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { useLiveDay } from '../live/use-live-day.ts';
import { SettleSession } from '../settling/settle-session.tsx';
import { OneOfMany } from '../shell/one-of-many.tsx';
import { DeskField } from '../till/desk-field.tsx';
import { ClosureState, ClosureWhen } from './closure-words.tsx';

export function meta() {
  return [{ title: t`Closure` }, { name: 'robots', content: 'noindex' }];
}

/** One closure: to confirm or withdraw, and each session that it hits with what is free instead. */
export default function ClosurePage() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useDeskClosureQuery({ id });
  useLiveDay(data?.starts_on, refetch);
  return (
    <OneOfMany
      list={{ to: paths.closures, name: <Trans>Closures</Trans> }}
      error={error}
      onRetry={refetch}
    >
      {data && <Closure closure={data} />}
    </OneOfMany>
  );
}

function Closure({ closure }: { closure: ClosureWithHit }) {
  const { hit } = closure;
  return (
    <>
      <header>
        <h1 className="type-2 [overflow-wrap:anywhere]">{closure.name}</h1>
        <p className="text-muted">
          <ClosureWhen closure={closure} />
          {' · '}
          <ClosureState closure={closure} />
          {closure.decided_by && ` · ${closure.decided_by}`}
        </p>
      </header>
      {closure.state !== 'withdrawn' && <Deciding key={closure.state} closure={closure} />}
      {closure.state !== 'withdrawn' && (
        <p role="status" className="font-semibold">
          {hit.length === 0 ? (
            <Trans>No session is booked on it.</Trans>
          ) : (
            <Plural
              value={hit.length}
              one="# session is booked on it."
              other="# sessions are booked on it."
            />
          )}
        </p>
      )}
      <div className="divide-y divide-hairline">
        {hit.map((session) => (
          <SettleSession
            key={session.id}
            session={session}
            about="closure"
            offers={session.alternatives}
          />
        ))}
      </div>
    </>
  );
}

/** Confirms it, on these days or others, or takes it back. */
function Deciding({ closure }: { closure: ClosureWithHit }) {
  const { t } = useLingui();
  const { id, state } = closure;
  const [confirm, ofConfirmed] = useDeskConfirmClosureMutation();
  const [withdraw, ofWithdrawn] = useDeskWithdrawClosureMutation();
  const [startsOn, setStartsOn] = useState(closure.starts_on);
  const [endsOn, setEndsOn] = useState(closure.ends_on);
  const error = ofConfirmed.error ?? ofWithdrawn.error;
  const said = useSaid(error ? readFailure(error) : undefined);
  const busy = ofConfirmed.isLoading || ofWithdrawn.isLoading;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void confirm({ id, starts_on: startsOn, ends_on: endsOn });
      }}
      className="flex flex-wrap items-end gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      {state === 'provisional' && (
        <>
          <DeskField label={<Trans>First day</Trans>} error={said.fields?.starts_on}>
            {(given) => (
              <input
                {...given}
                type="date"
                required
                value={startsOn}
                onChange={(event) => setStartsOn(event.target.value)}
                className="desk-field"
              />
            )}
          </DeskField>
          <DeskField label={<Trans>Last day</Trans>} error={said.fields?.ends_on}>
            {(given) => (
              <input
                {...given}
                type="date"
                required
                value={endsOn}
                onChange={(event) => setEndsOn(event.target.value)}
                className="desk-field"
              />
            )}
          </DeskField>
          <button type="submit" disabled={busy} className="desk-tool desk-main-tool">
            <Trans>Confirm: we are closed</Trans>
          </button>
        </>
      )}
      <button
        type="button"
        disabled={busy}
        onClick={() => void withdraw({ id })}
        className="desk-tool desk-edged"
      >
        <Trans>Withdraw: we are open</Trans>
      </button>
      {error && !said.fields && (
        <p role="alert" className="w-full font-medium text-err">
          {said.detail ?? t`Please check your connection and try again.`}
        </p>
      )}
    </form>
  );
}
