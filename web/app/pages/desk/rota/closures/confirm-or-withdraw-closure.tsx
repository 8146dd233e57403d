import type { ClosureWithHit } from '@limber/contract/desk/rota/closures.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import {
  useConfirmClosureMutation,
  useWithdrawClosureMutation,
} from '../../../../state/api/calls/desk/rota/closures.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';

/**
 * Confirms a closure, with these days or others, or withdraws it. A refusal stays on screen even
 * when another desk has decided meanwhile and nothing is left to do.
 */
export function Deciding({ closure }: { closure: ClosureWithHit }) {
  const { t } = useLingui();
  const { id, version, state } = closure;
  const [confirm, ofConfirmed] = useConfirmClosureMutation();
  const [withdraw, ofWithdrawn] = useWithdrawClosureMutation();
  const [typed, setTyped] = useState<{ version: number; starts_on: string; ends_on: string }>();
  // Input made for other dates than the current ones is dropped.
  const { starts_on, ends_on } = typed?.version === version ? typed : closure;
  const type = (days: { starts_on?: string; ends_on?: string }) =>
    setTyped({ version, starts_on, ends_on, ...days });
  const error = ofConfirmed.error ?? ofWithdrawn.error;
  const said = useFailureText(error ? readFailure(error) : undefined);
  const busy = ofConfirmed.isLoading || ofWithdrawn.isLoading;
  const refused = error && !said.fields && (
    <p role="alert" className="w-full font-medium text-err">
      {said.detail ?? t`Please check your connection and try again.`}
    </p>
  );
  if (state === 'withdrawn') return refused;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ofWithdrawn.reset();
        void confirm({ id, version, starts_on, ends_on });
      }}
      className="flex flex-wrap items-end gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      {state === 'provisional' && (
        <>
          <DeskInput
            label={<Trans>First day</Trans>}
            error={said.fields?.starts_on}
            type="date"
            required
            value={starts_on}
            onChange={(event) => type({ starts_on: event.target.value })}
          />
          <DeskInput
            label={<Trans>Last day</Trans>}
            error={said.fields?.ends_on}
            type="date"
            required
            value={ends_on}
            onChange={(event) => type({ ends_on: event.target.value })}
          />
          <DeskButton look="main" type="submit" disabled={busy}>
            <Trans>Confirm: we are closed</Trans>
          </DeskButton>
        </>
      )}
      <DeskButton
        disabled={busy}
        onClick={() => {
          ofConfirmed.reset();
          void withdraw({ id, version });
        }}
      >
        <Trans>Withdraw: we are open</Trans>
      </DeskButton>
      {refused}
    </form>
  );
}
