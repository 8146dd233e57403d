import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readFailure } from '../../../state/api/failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { DeskTable } from '../frame/desk-table.tsx';
import { LoadingOrFailed } from '../frame/loading-or-failed.tsx';

interface Row {
  readonly id: number | string;
  readonly retired: boolean;
  /** Set up in advance, and not reviewed yet. */
  readonly proposed?: boolean;
  readonly name: string;
  /** Beside the name, one cell for each other column. */
  readonly cells: readonly ReactNode[];
}

interface Props {
  title: string;
  /** Label of the button for a new one; left out if they are created elsewhere. */
  add?: ReactNode;
  /** Column heads, the name's first. */
  head: readonly string[];
  rows: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  onOpen: (which: number | string) => void;
  /** The form of the open thing, beside the list. */
  children?: ReactNode;
}

/** A list of the studio's things, with the form of the open one; retired ones come last. */
export function StudioList({ title, add, head, rows, error, onRetry, onOpen, children }: Props) {
  const isForbidden = !rows && error !== undefined && readFailure(error).status === 403;
  const sorted = rows?.toSorted((a, b) => Number(a.retired) - Number(b.retired));
  return (
    <DeskPage
      title={title}
      actions={
        add !== undefined &&
        !isForbidden && (
          <button
            type="button"
            data-opens="new"
            onClick={() => onOpen('new')}
            className="desk-tool desk-main-tool"
          >
            {add}
          </button>
        )
      }
    >
      {!rows && (
        <LoadingOrFailed
          error={error}
          failed={<Trans>The list could not be loaded.</Trans>}
          forbidden={<Trans>The studio is for managers.</Trans>}
          onRetry={onRetry}
        />
      )}
      <div
        className={classNames(
          'grid items-start gap-6',
          Boolean(children) && 'xl:grid-cols-[minmax(0,1fr)_30rem]',
        )}
      >
        {sorted?.length === 0 && <EmptyState title={<Trans>Nothing here yet.</Trans>} />}
        {sorted && sorted.length > 0 && (
          <div className={classNames('min-w-0', Boolean(children) && 'max-xl:hidden')}>
            <DeskTable
              name={title}
              named
              columns={head.map((word) => ({ word }))}
              rows={sorted.map((row) => ({
                key: row.id,
                className: row.retired ? 'text-muted' : undefined,
                cells: [<NameOf key="name" row={row} onOpen={onOpen} />, ...row.cells],
              }))}
            />
          </div>
        )}
        {children}
      </div>
    </DeskPage>
  );
}

function NameOf({ row, onOpen }: { row: Row; onOpen: Props['onOpen'] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <button
        type="button"
        data-opens={row.id}
        onClick={() => onOpen(row.id)}
        className="inline-flex min-h-(--desk-row) min-w-11 items-center text-start text-base font-semibold text-primary underline underline-offset-4"
      >
        <bdi>{row.name}</bdi>
      </button>
      {row.proposed && !row.retired && (
        <Badge tone="warn">
          <Trans>To be looked at</Trans>
        </Badge>
      )}
      {row.retired && (
        <Badge>
          <Trans>Retired</Trans>
        </Badge>
      )}
    </span>
  );
}
