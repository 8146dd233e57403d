import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, SkeletonCard, SkeletonText } from '../../ui/skeleton.tsx';
import { Specimen } from './specimen.tsx';

export function States() {
  const [retrying, setRetrying] = useState(false);
  return (
    <>
      <Specimen title="Skeletons">
        <Loading label="Loading..." className="grid gap-4 sm:grid-cols-2">
          <SkeletonCard picture="aspect-[4/3]" />
          <SkeletonCard lines={4} />
        </Loading>
        <SkeletonText />
      </Specimen>
      <Specimen title="Empty and failed">
        <EmptyState
          icon={<CalendarX />}
          title="No upcoming appointments"
          action={<Button>Book Now</Button>}
        >
          Book your next wellness session to get started!
        </EmptyState>
        <EmptyState title="No services available" />
        <ErrorState
          title="We could not load our services."
          retrying={retrying}
          onRetry={() => setRetrying(!retrying)}
        >
          Please check your connection.
        </ErrorState>
      </Specimen>
    </>
  );
}
