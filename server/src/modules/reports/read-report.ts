import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { REPORT_NO_SHOWS } from '@limber/contract/terms/reports.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../platform/database/db.ts';
import { wrongFields } from '../../platform/http/errors.ts';
import type { NameOf } from '../../platform/language/sentence.ts';
import { daysBetween, spanOfDays } from '../../platform/studio-days.ts';
import { readNames } from '../catalogue/read-names.ts';
import { readCredits } from '../credit/read-credit.ts';
import { readLiability } from '../packages/read-liability.ts';
import { sumPay } from '../pay/sum-pay.ts';
import type { TakingsRow, VatRow } from './books-of-days-rules.ts';
import { therapistsOf } from './charts/therapists-of-sums.ts';
import { readSums } from './kept-sums/read-sums.ts';
import { payoutOf } from './payout-sums-rules.ts';
import { listSoldProducts } from './queries/drawer-days-and-products.ts';
import { listMissed } from './queries/missed-sessions.ts';
import { listPayouts } from './queries/payouts.ts';
import { readBooks } from './read-books.ts';
import { problemsOfReport } from './report-request-rules.ts';
import { taxReturnOf } from './tax-return-rules.ts';

/** Days of the studio (`YYYY-MM-DD`), and a branch or all. */
export interface ReportRequest {
  readonly from: string;
  readonly to: string;
  readonly location?: string | undefined;
}

/**
 * The books and the work of some days, read in a language. Refuses 400 days that end before they
 * begin, or are too many.
 */
export async function readReport(
  db: Db,
  request: ReportRequest,
  language: Language,
): Promise<StudioReport> {
  const span = spanOf(request);
  const named = await readNames(db, language);
  const [{ takings, vat, taxed }, therapists, products, missed, owed, credit, payouts] =
    await Promise.all([
      readBooks(db, span),
      readTherapists(db, request),
      readSoldProducts(db, request, named),
      readMissed(db, request, { limit: REPORT_NO_SHOWS, named }),
      readLiability(db, { day: request.to }, { limit: 1, offset: 0 }),
      readCredits(db, span.ends),
      listPayouts(db, span),
    ]);
  return {
    from: request.from,
    to: request.to,
    takings: takings.map(({ day, location, ...sums }) => ({ day, location, ...inAmounts(sums) })),
    total: inAmounts(totalOf(takings)),
    vat: vatByRate(vat),
    tax_return: taxReturnOf(taxed),
    therapists,
    products,
    payouts: payouts.map(payoutOf),
    missed,
    owed: {
      ...{ minutes: owed.minutes, value: owed.total, packages: owed.count },
      credit: amountOf(credit.reduce((sum, { minor }) => sum + minor, 0)),
      accounts: credit.length,
    },
  };
}

/** The range for the queries. Refuses 400 days that a report cannot have. */
export function spanOf({ from, to, location }: ReportRequest) {
  const fields = problemsOfReport(daysBetween(from, to) + 1);
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  return { from, to, ...spanOfDays(from, to), locationCode: location ?? null };
}

/** Of each therapist who held something, missed somebody or was given a tip: what they did and earned. */
export async function readTherapists(
  db: Db,
  request: ReportRequest,
): Promise<StudioReport['therapists']> {
  const span = spanOf(request);
  const [held, earned] = await Promise.all([
    readSums(db, span, { measures: ['sessions', 'minutes', 'missed', 'value'] }).then((sums) =>
      therapistsOf(db, sums),
    ),
    sumPay(db, span),
  ]);
  const ids = new Set([
    ...held.map((each) => each.therapist_id),
    ...earned.map(({ therapistId }) => therapistId),
  ]);
  return [...ids].map((therapistId) => {
    const row = held.find((each) => each.therapist_id === therapistId);
    const own = earned.find((each) => each.therapistId === therapistId);
    const payMinor = own?.payMinor ?? null;
    return {
      therapist_id: therapistId,
      therapist: row?.therapist ?? own?.therapist ?? '',
      sessions: row?.sessions ?? 0,
      minutes: row?.minutes ?? 0,
      no_shows: row?.missed ?? 0,
      value: row?.value ?? 0,
      tips: amountOf(own?.tipMinor ?? 0),
      pay: payMinor === null ? null : amountOf(payMinor),
    };
  });
}

/** What was sold over the counter, with products named by `named`. */
export async function readSoldProducts(
  db: Db,
  request: ReportRequest,
  named: NameOf,
): Promise<StudioReport['products']> {
  const rows = await listSoldProducts(db, spanOf(request));
  return rows.map(({ productId, name, pieces, gross, vat }) => ({
    ...{ product_id: productId, name: named(name), pieces },
    ...{ sold: amountOf(gross), vat: amountOf(vat) },
  }));
}

/** No-shows, with services named by `named`; `limit` null: all. */
export async function readMissed(
  db: Db,
  request: ReportRequest,
  { limit, named }: { limit: number | null; named: NameOf },
): Promise<StudioReport['missed']> {
  const rows = await listMissed(db, spanOf(request), limit);
  return rows.map((row) => ({
    booking_id: row.bookingId,
    starts_at: row.startsAt.toISOString(),
    location: row.location,
    client: row.client,
    therapist: row.therapist,
    services: row.services.map(named).join(', '),
    price: amountOf(row.priceMinor),
    package_minutes: row.packageMinutes,
  }));
}

/** The totals of those days at each rate, highest first, then zero-rated and exempt. */
function vatByRate(rows: readonly VatRow[]): StudioReport['vat'] {
  const groups = Map.groupBy(rows, ({ basisPoints, tax }) => `${basisPoints} ${tax}`);
  return [...groups.values()]
    .map((those) => {
      const { basisPoints = 0, tax = 'standard' } = those[0] ?? {};
      const gross = those.reduce((sum, row) => sum + row.gross, 0);
      const vat = those.reduce((sum, row) => sum + row.vat, 0);
      const sums = { sold: amountOf(gross), net: amountOf(gross - vat), vat: amountOf(vat) };
      return { percent: basisPoints / 100, tax, ...sums };
    })
    .sort((a, b) => TURN.indexOf(a.tax) - TURN.indexOf(b.tax) || b.percent - a.percent);
}

const TURN = ['standard', 'zero_rated', 'exempt'];

type Sums = Omit<TakingsRow, 'day' | 'location'>;

function totalOf(rows: readonly TakingsRow[]): Sums {
  const sum = (name: keyof Sums) => rows.reduce((all, row) => all + row[name], 0);
  return {
    sold: sum('sold'),
    credited: sum('credited'),
    vat: sum('vat'),
    cash: sum('cash'),
    terminal: sum('terminal'),
    transfer: sum('transfer'),
    online: sum('online'),
    credit: sum('credit'),
    giftCard: sum('giftCard'),
    giftCardsSold: sum('giftCardsSold'),
    paidIn: sum('paidIn'),
    tips: sum('tips'),
    rounding: sum('rounding'),
  };
}

function inAmounts(sums: Sums): StudioReport['total'] {
  const { sold, credited, vat, cash, terminal, transfer, online, credit } = sums;
  const { paidIn, tips, rounding } = sums;
  return {
    sold: amountOf(sold),
    credited: amountOf(credited),
    vat: amountOf(vat),
    cash: amountOf(cash),
    terminal: amountOf(terminal),
    transfer: amountOf(transfer),
    online: amountOf(online),
    credit: amountOf(credit),
    gift_card: amountOf(sums.giftCard),
    gift_cards_sold: amountOf(sums.giftCardsSold),
    paid_in: amountOf(paidIn),
    tips: amountOf(tips),
    rounding: amountOf(rounding),
  };
}
