/** A payment online with what came of it, and what the bank says of it, in fils. */
export interface WrittenPayment {
  readonly id: string;
  readonly status: string;
  readonly amountFils: number;
  readonly bookingId: string | null;
  readonly saleId: string | null;
  readonly isHeld: boolean;
  /** What the books say came by it and went back. */
  readonly sentBackFils: number;
  readonly isUnbooked: boolean;
  /** What the bank took for it, and gave back. */
  readonly bank: { readonly takenFils: number; readonly backFils: number };
  /** Of a session alone that is cancelled and whose sale nobody touched at the till. */
  readonly cancelled: { readonly late: boolean; readonly lateBackPercent: number } | null;
  readonly hasRefused: boolean;
}

/** The books of a sale that was paid online. */
export interface WrittenOnline {
  readonly saleId: string;
  /** Came less went back, by the payments of the till. */
  readonly netFils: number;
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
    ...sales.flatMap(({ saleId, netFils }) => {
      const its = payments.filter((each) => each.saleId === saleId);
      const atBank = its.reduce((sum, { bank }) => sum + bank.takenFils - bank.backFils, 0);
      return atBank === netFils
        ? []
        : [`sale ${saleId} says that ${netFils} were paid online, the bank says ${atBank}`];
    }),
  ];
}

function judgePayment(payment: WrittenPayment): string[] {
  const { id, status, amountFils, saleId, isHeld, bank, sentBackFils, isUnbooked } = payment;
  const isBooked = status === 'booked';
  const isWholeBack = bank.backFils === bank.takenFils && bank.takenFils === amountFils;
  return [
    ...(OVER.includes(status) ? [] : [`payment ${id} is still ${status}`]),
    ...(isHeld ? [`payment ${id} is over and holds a time`] : []),
    ...(isBooked !== (saleId !== null) ? [`payment ${id} is ${status} with sale ${saleId}`] : []),
    ...(bank.takenFils !== 0 && bank.takenFils !== amountFils
      ? [`of payment ${id} the bank took ${bank.takenFils} and not ${amountFils}`]
      : []),
    ...(bank.takenFils === 0 && status !== 'expired'
      ? [`payment ${id} is ${status} and nothing was taken`]
      : []),
    ...(bank.takenFils > 0 && !isBooked && !isWholeBack && !payment.hasRefused
      ? [`payment ${id} was taken, and is neither booked nor given back whole`]
      : []),
    ...(isUnbooked && isBooked ? [`payment ${id} is booked and given back as never booked`] : []),
    ...(bank.backFils !== sentBackFils
      ? [`of payment ${id} the bank gave back ${bank.backFils}, the books say ${sentBackFils}`]
      : []),
    ...(bank.backFils > bank.takenFils ? [`of payment ${id} more went back than came`] : []),
    ...judgeCancelled(payment),
  ];
}

function judgeCancelled({ id, cancelled, amountFils, bank, hasRefused }: WrittenPayment): string[] {
  if (!cancelled || hasRefused) return [];
  const { late, lateBackPercent } = cancelled;
  const goesBack = late ? Math.floor((amountFils * lateBackPercent) / 100) : amountFils;
  return bank.backFils === goesBack
    ? []
    : [`of the cancelled payment ${id} ${bank.backFils} went back and not ${goesBack}`];
}
