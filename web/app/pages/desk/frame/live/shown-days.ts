import { dayOfInstant, studioDay, timeOfInstant } from '../../../../lib/dates.ts';

/**
 * What a page of displaced sessions shows: its own days, and the sessions wherever they are now.
 */
export interface ShownDays {
  /** 'YYYY-MM-DD', both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly sessions?: readonly {
    readonly starts_at: string;
    readonly now_at: string;
    /** Free times offered instead, on any day. */
    readonly offers: readonly { readonly date: string }[];
  }[];
}

/** Whether an event of a day concerns what is shown; false while nothing is. */
export function isAmong(shown: ShownDays | undefined, date: string): boolean {
  if (!shown) return false;
  const { from, to, sessions = [] } = shown;
  return (
    (from <= date && date <= to) ||
    sessions.some(
      ({ starts_at, now_at, offers }) =>
        [starts_at, now_at].some((at) => studioDay(dayOfInstant(at), timeOfInstant(at)) === date) ||
        offers.some((offer) => offer.date === date),
    )
  );
}
