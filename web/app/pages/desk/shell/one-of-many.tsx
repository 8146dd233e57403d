import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/error-state.tsx';

interface Props {
  /** The list that it is one of. */
  list: { to: string; name: ReactNode };
  /** What is shown once it is there. */
  children: ReactNode;
  failed: boolean;
  onRetry: () => void;
}

/** The page of one thing out of a list: the way back, and what is said until the thing is there. */
export function OneOfMany({ list, children, failed, onRetry }: Props) {
  return (
    <main className="desk-scroll grow">
      <div className="mx-auto grid max-w-4xl gap-4 px-4 py-4">
        <p>
          <Link to={list.to} className="font-semibold text-primary underline">
            {list.name}
          </Link>
        </p>
        {!children && failed && (
          <ErrorState title={<Trans>This could not be loaded.</Trans>} onRetry={onRetry} />
        )}
        {!children && !failed && (
          <p className="p-8 text-center text-muted">
            <Trans>Loading...</Trans>
          </p>
        )}
        {children}
      </div>
    </main>
  );
}
