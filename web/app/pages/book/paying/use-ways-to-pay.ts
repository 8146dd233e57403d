import type { Ways, WayToPay } from '@limber/contract/payments.ts';
import { useReadWaysToPayQuery } from '../../../state/api/calls/payments.ts';
import type { BookingForm } from '../form/form.ts';

/**
 * How a form's price may be paid, where there is more to say than that it is paid at the studio.
 * Null: nothing more, or nothing is due, or no answer came, and then the booking's own answer decides. Undefined until it is known.
 */
export function useWaysToPay(form: BookingForm, total: number): Ways | null | undefined {
  const skip = total === 0;
  // A visitor who has signed in may pay in another way.
  const { data, isFetching } = useReadWaysToPayQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  if (skip) return null;
  if (isFetching || !data) return isFetching ? undefined : null;
  const { sessions, packages } = data;
  const ways = packages.find((each) => each.package_id === form.package_id) ?? sessions;
  return ways.needs_card || hasFees(ways) || ways.ways.includes('online') ? ways : null;
}

/** Whether a session that is cancelled late or missed costs something else than its price. */
export function hasFees(ways: Ways): boolean {
  const { late_fee_percent: late, missed_fee_percent: missed } = ways;
  return [late, ways.late_fee_amount, missed, ways.missed_fee_amount].some((fee) => fee !== null);
}

/** The way that the client chose, or the proposed one; undefined where there is only the studio. */
export function chosenWay(
  { pay }: Pick<BookingForm, 'pay'>,
  ways: Ways | null | undefined,
): WayToPay | undefined {
  return ways?.ways.find((way) => way === pay) ?? ways?.ways[0];
}

/** Whether a price may be paid by gift card; nobody is asked where nothing is due. */
export function useTakesGiftCards(total: number): boolean {
  return useReadWaysToPayQuery(undefined, { skip: total === 0 }).data?.gift_cards ?? false;
}
