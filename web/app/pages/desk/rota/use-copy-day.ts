import type { DisplacedSession } from '@limber/contract/desk/rota/displaced.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useChangeDayMutation,
  useWithdrawDayMutation,
} from '../../../state/api/calls/desk/rota/weeks.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { dismissToasts, showToast } from '../../../ui/overlay/toast.tsx';
import { deskShortDayWithWeekday } from '../frame/words/desk-dates.ts';
import type { Cell } from './use-cell-keys.ts';

/**
 * Gives a day of somebody the shifts of another day. `done` is the last one, which `undo` returns to
 * what it was; `left` are sessions that it leaves without their therapist.
 */
export function useCopyDay() {
  const { t } = useLingui();
  const [change, changing] = useChangeDayMutation();
  const [withdraw, withdrawing] = useWithdrawDayMutation();
  const [done, setDone] = useState<Cell>();
  const [left, setLeft] = useState<readonly DisplacedSession[]>([]);
  const sayWhy = (error: unknown) => {
    const { fields, detail } = readFailure(error);
    const why = fields?.date ?? fields?.shifts ?? detail;
    showToast('error', why ?? t`Please check your connection and try again.`);
  };
  return {
    done,
    left,
    busy: changing.isLoading || withdrawing.isLoading,
    closeLeft: () => setLeft([]),
    async copy(from: Cell, to: Cell): Promise<void> {
      const { data, error } = await change({
        ...{ therapist_id: to.person.id, date: to.day.date, shifts: from.day.shifts, note: '' },
      });
      if (!data) return sayWhy(error);
      dismissToasts();
      setDone(to);
      setLeft(data.uncovered);
      showToast(
        'success',
        t`Copied to ${to.person.name}, ${deskShortDayWithWeekday(to.day.date)}.`,
      );
    },
    async undo(): Promise<void> {
      if (!done) return;
      const day = { therapist_id: done.person.id, date: done.day.date };
      const { shifts, note } = done.day;
      const { error } = done.day.changed
        ? await change({ ...day, shifts, note })
        : await withdraw(day);
      if (error) return sayWhy(error);
      setDone(undefined);
      dismissToasts();
      showToast('success', t`Undone.`);
    },
  };
}
