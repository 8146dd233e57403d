import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { SessionSign } from '../session-sign.tsx';

interface Props {
  of: Pick<DayBooking, 'coming' | 'status'>;
  /** Shows the sign alone where words do not fit; a screen reader reads the words. */
  brief?: boolean;
}

/** Marks a session whose client has answered a reminder; once they are here, nobody asks any more. */
export function IsComing({ of: { coming, status }, brief = false }: Props) {
  const { t } = useLingui();
  if (!coming || status !== 'booked') return null;
  return (
    <SessionSign
      path="M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M2.5 20a6.5 6.5 0 0 1 11-4.7M14.5 17.5l2.5 2.5 4.5-5"
      className="text-ok"
      brief={brief}
    >
      {t`Says they are coming`}
    </SessionSign>
  );
}
