import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

interface Props {
  label: string;
  /** The length of the session is chosen above. */
  withLength?: boolean;
}

/** Placeholder for the calendar and the times beside it. */
export function TimeSkeleton({ label, withLength = false }: Props) {
  return (
    <Loading
      label={label}
      className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(20rem,1fr)_minmax(0,1fr)]"
    >
      {withLength && <Skeleton className="h-25 rounded-card md:col-span-2 md:h-11" />}
      <Skeleton className="h-31 rounded-card md:h-[26rem]" />
      <TimeButtonsSkeleton />
    </Loading>
  );
}

/** Placeholder for a day's times. */
export function TimeButtonsSkeleton() {
  return (
    <span className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2.5">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <Skeleton key={index} className="h-12" />
      ))}
    </span>
  );
}
