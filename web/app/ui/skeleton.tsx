import { classNames } from './class-names.ts';

/** A grey shape in place of what is still loading; give it a size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-control bg-line/20', className)}
    />
  );
}
