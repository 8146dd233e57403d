import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey shape in place of what is still loading; give it a size by class. */
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

/** Lines of text to come; the last one is shorter. */
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

/** A card to come, with a picture on top where `picture` gives its aspect by class. */
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
  /** Said once to those who cannot see the shapes. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The frame around skeletons: says that something is loading, in the place it will take. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
