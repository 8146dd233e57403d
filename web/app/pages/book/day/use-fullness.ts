import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { addDays } from '../../../lib/dates.ts';
import { useListOpenDaysQuery } from '../../../state/api/scheduling-api.ts';
import type { Fullness } from '../../../ui/fullness.tsx';
import type { BookingForm } from '../form/form.ts';
import { diaryFilterOf, lookupMinutes } from '../time/diary-filter.ts';

interface FullnessAnswer {
  /** How full a day is; undefined where it is not known. */
  fullness(day: string): Fullness | undefined;
  /** Tells which month is on show, by its first day. */
  onShow(monthStart: string): void;
}

/** How full the days of the month on show are, for whoever was chosen. */
export function useFullness(form: BookingForm, today: string): FullnessAnswer {
  const [shown, onShow] = useState<string>();
  const monthStart = shown ?? `${(form.date || today).slice(0, 8)}01`;
  const from = monthStart < today ? today : monthStart;
  const filter = form.therapistBooksByPhone ? null : diaryFilterOf(form);
  const { data = [] } = useListOpenDaysQuery(
    filter
      ? { ...filter, from, to: monthEnd(monthStart), total_duration: lookupMinutes(form) }
      : skipToken,
  );
  return {
    onShow,
    fullness(day) {
      const level = data.find(({ date }) => date === day)?.level;
      return level === 'closed' ? 'none' : level;
    },
  };
}

/** Last day of the month that begins on a day. */
function monthEnd(monthStart: string): string {
  const next = addDays(monthStart, 31);
  return addDays(`${next.slice(0, 8)}01`, -1);
}
