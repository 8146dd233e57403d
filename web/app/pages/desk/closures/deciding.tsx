import type { ClosureWithHit } from '@limber/contract/desk/closures.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSaid } from '../../../components/use-said.ts';
import {
  useDeskConfirmClosureMutation,
  useDeskWithdrawClosureMutation,
} from '../../../state/api/desk/closures-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { DeskField } from '../till/desk-field.tsx';

/** Confirms it, on these days or others, or takes it back. */
export function Deciding({ closure }: { closure: ClosureWithHit }) {
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
