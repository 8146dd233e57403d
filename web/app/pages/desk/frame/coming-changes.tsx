import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readFailure } from '../../../state/api/failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DeskButton } from './desk-button.tsx';
import { RefusalText } from './refusal/refusal-text.tsx';
import { useRefusal } from './refusal/use-refusal.ts';

interface Props<Change> {
  changes: readonly Change[];
  /** Label of the button that withdraws one. */
  label(change: Change): string;
  onWithdraw(change: Change): void;
  busy: boolean;
  /** The error of the last withdrawing. */
  error: unknown;
  children(change: Change): ReactNode;
}

/** What is still to change from a day on, with a button that withdraws each. */
export function ComingChanges<Change extends { readonly id: number }>(props: Props<Change>) {
  const { changes, label, onWithdraw, busy, error, children } = props;
  const { t } = useLingui();
  const { whole } = useRefusal(error);
  if (changes.length === 0 && !whole) return null;
  return (
    <section
      aria-label={t`Coming changes`}
      className="grid gap-2 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 className="type-3">
        <Trans>Coming changes</Trans>
      </h2>
      <RefusalText>{whole}</RefusalText>
      <ul className="grid gap-2">
        {changes.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline pt-2"
          >
            <div className="min-w-0">{children(change)}</div>
            <DeskButton
              disabled={busy}
              aria-label={label(change)}
              onClick={() => onWithdraw(change)}
            >
              <Trans>Withdraw</Trans>
            </DeskButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who planned a change. */
export function PlannedBy({ by }: { by: string }) {
  return (
    <Trans>
      Planned by <bdi translate="no">{by}</bdi>
    </Trans>
  );
}

/** Shown when changes could not be loaded: without it a page would say that nothing is planned. */
export function ComingChangesFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  // The page itself says whom it is for.
  if (readFailure(error).status === 403) return null;
  return (
    <ErrorState
      title={<Trans>The coming changes could not be loaded.</Trans>}
      onRetry={onRetry}
      className="mb-4"
    />
  );
}
