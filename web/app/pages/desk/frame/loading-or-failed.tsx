import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readFailure } from '../../../state/api/failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx';

/** What a query says besides its data. */
export interface Loadable {
  /** None while loading. */
  readonly error?: unknown;
  readonly isFetching?: boolean;
  refetch(): unknown;
}

interface Props {
  /** The query, or those that the page needs together. */
  of: Loadable | readonly Loadable[];
  /** Shown on failure. */
  failed: ReactNode;
}

/** Placeholder for an answer that is loading or has failed; only what failed is asked for again. */
export function LoadingOrFailed({ of, failed }: Props) {
  const { t } = useLingui();
  const failures = [of].flat().filter(({ error }) => error);
  if (failures.some(({ error }) => readFailure(error).status === 403))
    return <EmptyState title={<Trans>You do not have access to this page.</Trans>} />;
  if (failures.length > 0)
    return (
      <ErrorState
        title={failed}
        onRetry={() => {
          for (const query of failures) void query.refetch();
        }}
        retrying={failures.some(({ isFetching }) => isFetching)}
      />
    );
  return (
    <Loading label={t`Loading...`}>
      <SkeletonText lines={6} />
    </Loading>
  );
}
