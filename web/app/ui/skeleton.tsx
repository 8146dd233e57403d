import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ErrorState } from './error-state.tsx';

/** A grey placeholder; sized by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'skeleton block rounded-control bg-line/18 forced-colors:border',
        className,
      )}
    />
  );
}

/** Placeholder for lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={classNames('grid gap-2', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
          key={index}
          className={classNames('h-4', index === lines - 1 ? 'w-3/5' : 'w-full')}
        />
      ))}
    </span>
  );
}

/** Placeholder for a card; `picture` is a class with the aspect of a picture on top. */
export function SkeletonCard({ picture, lines = 2 }: { picture?: string; lines?: number }) {
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-surface">
      {picture && <Skeleton className={classNames('w-full rounded-none', picture)} />}
      <div className="grid gap-4 p-5">
        <Skeleton className="h-6 w-1/2" />
        <SkeletonText lines={lines} />
      </div>
    </div>
  );
}

interface LoadingProps {
  /** Announced once for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The frame around placeholders: says that something is loading. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

interface LoadingOrErrorProps extends Omit<LoadingProps, 'children'> {
  /** The placeholder while it loads; left out: four lines of text. */
  children?: ReactNode;
  of: { readonly isError: boolean; readonly isFetching: boolean; refetch(): unknown };
  /** Shown when the query failed, with a button that asks again. */
  failed: ReactNode;
}

/** In place of what a query has not answered yet. */
export function LoadingOrError({
  of: query,
  failed,
  children = <SkeletonText lines={4} />,
  ...loading
}: LoadingOrErrorProps) {
  if (!query.isError) return <Loading {...loading}>{children}</Loading>;
  return <ErrorState title={failed} onRetry={query.refetch} retrying={query.isFetching} />;
}
