import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { Trans } from '@lingui/react/macro';
import { useReadDayQuery } from '../../../../state/api/calls/desk/day/day.ts';
import { minuteOfTime, timeOfMinute } from '../../frame/words/minute-text.ts';
import { sessionsMeeting } from './overlapping-sessions.ts';
import { type Draft, minutesOf } from './session-draft.ts';

interface Props {
  clientId: number;
  draft: Draft;
  /** The day on screen. */
  day: DeskDay;
}

/**
 * Says which sessions of the client overlap this one. Two at once are allowed, as for a parent and
 * child.
 */
export function OverlapHint({ clientId, draft, day }: Props) {
  const { date, time } = draft;
  const isShown = date === day.date;
  const other = useReadDayQuery({ date }, { skip: isShown || time === '' });
  const its = isShown ? day : other.currentData;
  if (!its || time === '') return null;
  const from = minuteOfTime(date, time);
  const met = sessionsMeeting(its, clientId, { from, to: from + minutesOf(draft) });
  return met.map(({ id, from_minute, therapist_id }) => {
    const at = timeOfMinute(from_minute, date);
    const name = its.therapists.find((each) => each.id === therapist_id)?.name ?? '';
    return (
      <p key={id} className="text-warn">
        <Trans>
          They have another session at <bdi dir="ltr">{at}</bdi> with{' '}
          <bdi translate="no">{name}</bdi>.
        </Trans>
      </p>
    );
  });
}
