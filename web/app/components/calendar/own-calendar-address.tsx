import {
  useMakeCalendarFeedMutation,
  useReadOwnCalendarFeedQuery,
  useRevokeCalendarFeedMutation,
} from '../../state/api/calls/calendars/calendar-feeds.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** The calendar with the sessions of the person who is signed in. */
export function OwnCalendarAddress() {
  const { data } = useReadOwnCalendarFeedQuery();
  const [make, making] = useMakeCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  if (!data) return null;
  return (
    <CalendarAddress
      url={data.url}
      make={() => void make()}
      making={making}
      revoke={() => void revoke()}
      revoking={revoking}
    />
  );
}
