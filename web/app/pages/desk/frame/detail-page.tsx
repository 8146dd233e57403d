import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readFailure } from '../../../state/api/failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DeskPage } from './desk-page.tsx';
import { type Loadable, LoadingOrFailed } from './loading-or-failed.tsx';

interface Props {
  /** The list that it belongs to. */
  list: { to: string; name: ReactNode };
  /** Shown once loaded. */
  children: ReactNode;
  of: Loadable;
}

/** The page of one item of a list: a link back, and a message until the item is loaded. */
export function DetailPage({ list, children, of }: Props) {
  return (
    <DeskPage back={list} narrow>
      {children ||
        (of.error && readFailure(of.error).status === 404 ? (
          <EmptyState title={<Trans>This no longer exists, or belongs to another branch.</Trans>} />
        ) : (
          <LoadingOrFailed of={of} failed={<Trans>This could not be loaded.</Trans>} />
        ))}
    </DeskPage>
  );
}
