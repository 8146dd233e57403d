/** A payment online with what came of it, and what the bank says of it, in minor units. */
export interface WrittenPayment {
  readonly id: string;
  readonly status: string;
  readonly amountMinor: number;
  readonly bookingId: string | null;
  readonly saleId: string | null;
  readonly isHeld: boolean;
  /** What the books say came by it and went back. */
  readonly sentBackMinor: number;
  readonly isUnbooked: boolean;
  /** What the bank took for it, and gave back. */
  readonly bank: { readonly takenMinor: number; readonly backMinor: number };
  /** Of a session alone that is cancelled and whose sale nobody touched at the till. */
  readonly cancelled: { readonly late: boolean; readonly lateBackPercent: number } | null;
  readonly hasRefused: boolean;
}

/** The books of a sale that was paid online. */
export interface WrittenOnline {
  readonly saleId: string;
  /** Came less went back, by the payments of the till. */
  readonly netMinor: number;
}

const OVER = ['booked', 'expired', 'refunded'];

/** What must never be once every payment is over, in a sentence each. */
export function judgePayments(
  payments: readonly WrittenPayment[],
  sales: readonly WrittenOnline[],
): string[] {
  const bookings = payments.flatMap(({ bookingId }) => bookingId ?? []);
  return [
    ...payments.flatMap(judgePayment),
    ...bookings
      .filter((id, index) => bookings.indexOf(id) !== index)
      .map((id) => `session ${id} is paid by two payments`),
    ...sales.flatMap(({ saleId, netMinor }) => {
      const its = payments.filter((each) => each.saleId === saleId);
      const atBank = its.reduce((sum, { bank }) => sum + bank.takenMinor - bank.backMinor, 0);
      return atBank === netMinor
        ? []
        : [`sale ${saleId} says that ${netMinor} were paid online, the bank says ${atBank}`];
    }),
  ];
}

function judgePayment(payment: WrittenPayment): string[] {
  const { id, status, amountMinor, saleId, isHeld, bank, sentBackMinor, isUnbooked } = payment;
  const isBooked = status === 'booked';
  const isWholeBack = bank.backMinor === bank.takenMinor && bank.takenMinor === amountMinor;
  return [
    ...(OVER.includes(status) ? [] : [`payment ${id} is still ${status}`]),
    ...(isHeld ? [`payment ${id} is over and holds a time`] : []),
    ...(isBooked !== (saleId !== null) ? [`payment ${id} is ${status} with sale ${saleId}`] : []),
    ...(bank.takenMinor !== 0 && bank.takenMinor !== amountMinor
      ? [`of payment ${id} the bank took ${bank.takenMinor} and not ${amountMinor}`]
      : []),
    ...(bank.takenMinor === 0 && status !== 'expired'
      ? [`payment ${id} is ${status} and nothing was taken`]
      : []),
    ...(bank.takenMinor > 0 && !isBooked && !isWholeBack && !payment.hasRefused
      ? [`payment ${id} was taken, and is neither booked nor given back whole`]
      : []),
    ...(isUnbooked && isBooked ? [`payment ${id} is booked and given back as never booked`] : []),
    ...(bank.backMinor !== sentBackMinor
      ? [`of payment ${id} the bank gave back ${bank.backMinor}, the books say ${sentBackMinor}`]
      : []),
    ...(bank.backMinor > bank.takenMinor ? [`of payment ${id} more went back than came`] : []),
    ...judgeCancelled(payment),
  ];
}

function judgeCancelled({
  id,
  cancelled,
  amountMinor,
  bank,
  hasRefused,
}: WrittenPayment): string[] {
  if (!cancelled || hasRefused) return [];
  const { late, lateBackPercent } = cancelled;
  const goesBack = late ? Math.floor((amountMinor * lateBackPercent) / 100) : amountMinor;
  return bank.backMinor === goesBack
    ? []
    : [`of the cancelled payment ${id} ${bank.backMinor} went back and not ${goesBack}`];
}
