import { skipToken } from '@reduxjs/toolkit/query';
import { createContext, useContext, useMemo } from 'react';
import { useListDuesOfDayQuery } from '../../../../state/api/calls/desk/day/dues.ts';

/** What each session of the day still costs, in AED, by its id; empty until it is known. */
export const DuesOfDay = createContext<ReadonlyMap<string, number>>(new Map());

/** What a session still costs; 0: nothing, or it is not known yet. */
export function useDue(id: string): number {
  return useContext(DuesOfDay).get(id) ?? 0;
}

/** What the sessions of a day cost (`YYYY-MM-DD`); without it the board shows no signs of money, and nothing else is missing. */
export function useDuesOfDay(date: string | undefined): ReadonlyMap<string, number> {
  const { currentData } = useListDuesOfDayQuery(date ? { date } : skipToken);
  return useMemo(
    () => new Map(currentData?.map(({ booking_id: id, due }) => [id, due])),
    [currentData],
  );
}
