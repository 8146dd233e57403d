import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readFailure } from '../../../state/api/failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DeskPage } from './desk-page.tsx';
import { LoadingOrFailed } from './loading-or-failed.tsx';

interface Props {
  /** The list that it is one of. */
  list: { to: string; name: ReactNode };
  /** What is shown once it is there. */
  children: ReactNode;
  error: unknown;
  onRetry: () => void;
}

/** The page of one thing out of a list: the way back, and what is said until the thing is there. */
export function DetailPage({ list, children, error, onRetry }: Props) {
  return (
    <DeskPage back={list} narrow>
      {children ||
        (error && readFailure(error).status === 404 ? (
          <EmptyState title={<Trans>This is not there any more, or is of another branch.</Trans>} />
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
