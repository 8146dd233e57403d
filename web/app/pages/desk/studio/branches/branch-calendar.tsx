import { Trans } from '@lingui/react/macro';
import { CalendarAddress } from '../../../../components/calendar/calendar-address.tsx';
import { CalendarDetails } from '../../../../components/calendar/calendar-details.tsx';
import {
  useMakeBranchCalendarFeedMutation,
  useReadBranchCalendarFeedQuery,
  useRevokeBranchCalendarFeedMutation,
} from '../../../../state/api/calls/desk/studio/branches.ts';

/** The manager's own address for the calendar of a branch. */
export function BranchCalendar({ location }: { location: string }) {
  return (
    <CalendarDetails
      title={<Trans>Sessions of this branch in a calendar app</Trans>}
      about={
        <Trans>
          It shows service, therapist and room, and clients by first name and initial. The address
          is yours alone, and ends when you are no manager any more.
        </Trans>
      }
    >
      <BranchAddress location={location} />
    </CalendarDetails>
  );
}

function BranchAddress({ location }: { location: string }) {
  const { data } = useReadBranchCalendarFeedQuery({ location });
  const [make, making] = useMakeBranchCalendarFeedMutation();
  const [revoke, revoking] = useRevokeBranchCalendarFeedMutation();
  if (!data) return null;
  return (
    <CalendarAddress
      url={data.url}
      make={() => void make({ location })}
      making={making}
      revoke={() => void revoke({ location })}
      revoking={revoking}
    />
  );
}
