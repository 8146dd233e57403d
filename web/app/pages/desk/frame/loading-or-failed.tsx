import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readFailure } from '../../../state/api/failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx';

interface Props {
  /** The error; none while loading. */
  error: unknown;
  /** Shown on failure. */
  failed: ReactNode;
  /** Shown instead when access is forbidden. */
  forbidden?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** Placeholder for an answer that is loading or has failed. */
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
