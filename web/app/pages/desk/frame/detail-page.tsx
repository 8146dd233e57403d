import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readFailure } from '../../../state/api/failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DeskPage } from './desk-page.tsx';
import { LoadingOrFailed } from './loading-or-failed.tsx';

interface Props {
  /** The list that it belongs to. */
  list: { to: string; name: ReactNode };
  /** Shown once loaded. */
  children: ReactNode;
  error: unknown;
  onRetry: () => void;
}

/** The page of one item of a list: a link back, and a message until the item is loaded. */
export function DetailPage({ list, children, error, onRetry }: Props) {
  return (
    <DeskPage back={list} narrow>
      {children ||
        (error && readFailure(error).status === 404 ? (
          <EmptyState title={<Trans>This no longer exists, or belongs to another branch.</Trans>} />
        ) : (
          <LoadingOrFailed
            error={error}
            failed={<Trans>This could not be loaded.</Trans>}
            onRetry={onRetry}
          />
        ))}
    </DeskPage>
  );
}
