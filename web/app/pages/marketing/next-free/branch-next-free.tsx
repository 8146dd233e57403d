import { skipToken } from '@reduxjs/toolkit/query';
import { useListServiceOpeningsQuery } from '../../../state/api/scheduling-api.ts';
import { OpeningLink } from './opening-link.tsx';
import { useWasInSight } from './use-was-in-sight.ts';

/** A branch's earliest free time, ready to book; its place is reserved. */
export function BranchNextFree({ location }: { location: string }) {
  const [place, seen] = useWasInSight<HTMLDivElement>();
  const { data: openings } = useListServiceOpeningsQuery(seen ? { location } : skipToken);
  return (
    <div ref={place} className="min-h-11">
      <OpeningLink openings={openings} />
    </div>
  );
}
