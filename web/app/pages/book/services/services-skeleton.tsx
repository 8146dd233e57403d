import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** Placeholder for tabs and cards, with a spinner above it. */
export function ServicesSkeleton() {
  const { t } = useLingui();
  return (
    <div className="relative">
      <div className="mb-6 h-13 max-w-full">
        <Skeleton className="h-full rounded-full" />
        <span className="absolute inset-x-0 top-2.5 grid justify-items-center">
          <Spinner label={t`Loading services...`} />
        </span>
      </div>
      <div className="grid gap-3.5 md:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <SkeletonCard key={card} lines={4} />
        ))}
      </div>
    </div>
  );
}
