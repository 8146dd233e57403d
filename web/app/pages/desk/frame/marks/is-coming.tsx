import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { SessionSign } from './session-sign.tsx';

interface Props {
  of: Pick<DayBooking, 'coming' | 'unanswered' | 'status'>;
  /** Shows the sign alone where words do not fit; a screen reader reads the words. */
  brief?: boolean;
}

/** Marks a session whose client was reminded: they said that they come, or have not answered; once they are here, nobody asks any more. */
export function IsComing({ of: { coming, unanswered, status }, brief = false }: Props) {
  const { t } = useLingui();
  if (status !== 'booked' || !(coming || unanswered)) return null;
  return (
    <SessionSign
      path={
        coming
          ? 'M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M2.5 20a6.5 6.5 0 0 1 11-4.7M14.5 17.5l2.5 2.5 4.5-5'
          : 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9'
      }
      brief={brief}
    >
      {coming ? t`Says they are coming` : t`Has not answered the reminder`}
    </SessionSign>
  );
}
