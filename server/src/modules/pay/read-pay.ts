import type {
  PayMonth,
  PayStatement,
  PayLine as WireLine,
} from '@limber/contract/desk/money/pay.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { PAY_CORRECTED_MONTHS } from '@limber/contract/terms/reports.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { UNKNOWN_THERAPIST } from '../accounts/unknown-person-refusals.ts';
import { readNames } from '../catalogue/read-names.ts';
import {
  type ClosedLine,
  correctionsOf,
  type MonthState,
  monthAfter,
  stateOf,
} from './correction-rules.ts';
import * as queries from './queries/months.ts';
import { findPaySettings } from './queries/settings.ts';
import { workOutPay } from './work-out-pay.ts';

type TherapistLine = ClosedLine & { readonly therapistId: number };

/** Everybody's statements of a month. */
export interface MonthOfPay {
  readonly state: MonthState;
  readonly closed: queries.ClosedMonth | undefined;
  readonly lines: readonly TherapistLine[];
}

/**
 * The lines of a month (its first day): as they were closed, or as they are now. The next month to be
 * closed also has what corrects the closed ones.
 */
export async function findMonth(db: Db | Trx, month: string): Promise<MonthOfPay> {
  const months = await queries.listClosedMonths(db);
  const firstDays = months.map((each) => each.month);
  const state = stateOf(month, firstDays);
  const closed = months.find((each) => each.month === month);
  if (closed) return { state, closed, lines: await queries.listLinesOfMonth(db, month) };
  const own = (await workOutPay(db, { from: month, to: month })).map((line) => ({
    ...line,
    corrects: null,
  }));
  const corrections = state === 'next' ? await findCorrections(db, firstDays) : [];
  return { state, closed, lines: [...own, ...corrections] };
}

/** Corrections of the latest closed months. */
async function findCorrections(db: Db | Trx, closed: readonly string[]): Promise<TherapistLine[]> {
  const looked = closed.toSorted().slice(-PAY_CORRECTED_MONTHS);
  const [from, to] = [looked[0], looked.at(-1)];
  if (from === undefined || to === undefined) return [];
  const [paid, now] = [
    await queries.listClosedLines(db, { from, to }),
    await workOutPay(db, { from, to }),
  ];
  const ids = [...new Set([...paid, ...now].map(({ therapistId }) => therapistId))];
  return looked.flatMap((month) =>
    ids.flatMap((therapistId) =>
      correctionsOf(
        paid.filter(
          (line) => line.therapistId === therapistId && (line.corrects ?? line.month) === month,
        ),
        now.filter((line) => line.therapistId === therapistId && line.month === month),
      ).map((line) => ({ ...line, therapistId, corrects: month })),
    ),
  );
}

/** What each therapist earned in a month, `YYYY-MM`. */
export async function readPayMonth(db: Db | Trx, request: string, now: Date): Promise<PayMonth> {
  const month = `${request}-01`;
  const found = await findMonth(db, month);
  const therapists = await queries.listTherapists(db);
  const earned = therapists
    .map(({ id, name }) => ({
      ...{ therapist_id: id, therapist: name },
      lines: found.lines.filter(({ therapistId }) => therapistId === id),
    }))
    .filter(({ lines }) => lines.length > 0);
  return {
    ...headOf(request, found),
    is_over: studioDayOf(now) >= monthAfter(month),
    therapists: earned.map(({ lines, ...who }) => ({ ...who, ...sumsOf(lines) })),
    total: amountOf(sum(found.lines)),
  };
}

/** A therapist's statement for a month, `YYYY-MM`. Refuses 404 an unknown therapist. */
export async function readPayStatement(
  db: Db,
  { id, month: request }: { readonly id: number; readonly month: string },
  language: Language,
): Promise<PayStatement> {
  const therapist = (await queries.listTherapists(db)).find((each) => each.id === id);
  if (!therapist) throw refusal(404, UNKNOWN_THERAPIST);
  const found = await findMonth(db, `${request}-01`);
  const lines = found.lines.filter(({ therapistId }) => therapistId === id);
  return {
    ...headOf(request, found),
    ...{ therapist_id: id, therapist: therapist.name },
    lines: await linesOnWire(db, lines, language),
    ...sumsOf(lines),
  };
}

/**
 * The caller's own statement. Refuses 404 where the studio does not show statements, and a caller who
 * is no therapist.
 */
export async function readOwnPay(
  db: Db,
  actor: Actor,
  month: string,
  language: Language,
): Promise<PayStatement> {
  const { therapistsSee } = await findPaySettings(db);
  if (!therapistsSee) throw refusal(404, NOT_SHOWN);
  const own = (await queries.listTherapists(db)).find(
    ({ accountId }) => accountId === actor.accountId,
  );
  if (!own) throw refusal(404, NOT_SHOWN);
  return readPayStatement(db, { id: own.id, month }, language);
}

const headOf = (month: string, { state, closed }: MonthOfPay) => ({
  ...{ month, state },
  closed: closed ? { at: closed.closedAt.toISOString(), by: closed.closedBy } : null,
});

const sum = (lines: readonly ClosedLine[]) =>
  lines.reduce((all, { amountMinor }) => all + amountMinor, 0);

function sumsOf(lines: readonly ClosedLine[]) {
  const own = lines.filter(({ corrects }) => corrects === null);
  const of = (kind: ClosedLine['kind']) => amountOf(sum(own.filter((line) => line.kind === kind)));
  return {
    ...{ sessions: of('session'), products: of('product'), refunds: of('refund'), tips: of('tip') },
    corrections: amountOf(sum(lines.filter(({ corrects }) => corrects !== null))),
    total: amountOf(sum(lines)),
  };
}

/** Lines as people read them, in the order of their days, corrections last. */
export async function linesOnWire(
  db: Db,
  lines: readonly ClosedLine[],
  language: Language,
): Promise<WireLine[]> {
  const named = await readNames(db, language);
  const { clients, documents } = await queries.findWords(
    db,
    lines.flatMap(({ bookingId }) => bookingId ?? []),
    lines.flatMap(({ saleLineId }) => saleLineId ?? []),
  );
  return lines
    .toSorted(
      (one, other) =>
        (one.corrects ?? '').localeCompare(other.corrects ?? '') ||
        one.day.localeCompare(other.day) ||
        ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
    )
    .map((line) => ({
      ...{ kind: line.kind, day: line.day, location: line.location },
      name: line.name === null ? null : named(line.name),
      client: clients.get(line.bookingId ?? '') ?? null,
      booking_id: line.bookingId,
      document: documents.get(line.saleLineId ?? 0) ?? null,
      minutes: line.minutes,
      base: amountOf(line.baseMinor),
      per_hour: line.perHourMinor === null ? null : amountOf(line.perHourMinor),
      percent: line.shareBasisPoints === null ? null : line.shareBasisPoints / 100,
      amount: amountOf(line.amountMinor),
      corrects: line.corrects === null ? null : line.corrects.slice(0, 7),
    }));
}
const ORDER: readonly ClosedLine['kind'][] = ['session', 'product', 'refund', 'tip'];

const NOT_SHOWN: Sentence = {
  en: 'Your studio does not show statements of pay here.',
  ar: 'لا تُعرض كشوف الأجور هنا في الاستوديو.',
};
