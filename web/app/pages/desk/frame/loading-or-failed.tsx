import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readFailure } from '../../../state/api/failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx';

interface Props {
  /** Why it did not come; nothing while it is on its way. */
  error: unknown;
  /** Said when it did not come. */
  failed: ReactNode;
  /** Said instead to whom it is not shown. */
  forbidden?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** What stands where an answer is not there yet, or did not come. */
export function LoadingOrFailed({ error, failed, forbidden, onRetry, retrying = false }: Props) {
  const { t } = useLingui();
  if (error && forbidden && readFailure(error).status === 403)
    return <EmptyState title={forbidden} />;
  if (error) return <ErrorState title={failed} onRetry={onRetry} retrying={retrying} />;
  return (
    <Loading label={t`Loading...`}>
      <SkeletonText lines={6} />
    </Loading>
  );
}
