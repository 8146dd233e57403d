import { dubaiDay, dubaiTime, studioDay } from '../../../../lib/dates.ts';

/** What a page of displaced sessions shows: days of its own, and the sessions wherever they are by now. */
export interface ShownDays {
  /** 'YYYY-MM-DD', both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly sessions?: readonly {
    readonly starts_at: string;
    readonly now_at: string;
    /** Free times that are offered instead, of any day. */
    readonly offers: readonly { readonly date: string }[];
  }[];
}

/** Whether news of a day concern what is shown; nothing is shown yet: none do. */
export function isAmong(shown: ShownDays | undefined, date: string): boolean {
  if (!shown) return false;
  const { from, to, sessions = [] } = shown;
  return (
    (from <= date && date <= to) ||
    sessions.some(
      ({ starts_at, now_at, offers }) =>
        [starts_at, now_at].some((at) => studioDay(dubaiDay(at), dubaiTime(at)) === date) ||
        offers.some((offer) => offer.date === date),
    )
  );
}
