import { Trans } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { useSoonDay } from '../../../components/days/use-soon-day.ts';
import { civilDay } from '../../../lib/dates.ts';
import { useFindNextOpeningsQuery } from '../../../state/api/calls/scheduling.ts';

/** Length of the session to look for. */
const lookupMinutes = 60;

/**
 * A therapist's next free hour, requested when it scrolls into view; renders nothing until known.
 */
export function NextFree({ therapistId }: { therapistId: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  const soonDay = useSoonDay();
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      setSeen(true);
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const { data } = useFindNextOpeningsQuery(
    seen ? { therapist_id: therapistId, total_duration: lookupMinutes } : skipToken,
  );
  const [{ date, time } = {}] = data?.therapist ?? [];
  const day = date && time && soonDay(civilDay(date, time));
  return (
    <span ref={place} className="inline-block min-h-5 min-w-1">
      {day && (
        <Trans>
          Next free: {day} {time}
        </Trans>
      )}
    </span>
  );
}
