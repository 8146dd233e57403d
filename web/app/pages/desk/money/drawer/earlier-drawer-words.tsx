import { Trans } from '@lingui/react/macro';
import { deskDayWithWeekday } from '../../frame/words/desk-dates.ts';

/** Why a drawer that was left open takes no money. */
export function EarlierDrawerWords({ day }: { day: string }) {
  return (
    <Trans>
      The drawer of {deskDayWithWeekday(day)} is still open. Count and close it first: what is taken
      now belongs into the books of today.
    </Trans>
  );
}
