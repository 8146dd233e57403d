import type { DayReport, listDrawers as listRoute } from '@limber/contract/desk/money/drawers.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { ReplyOf } from '@limber/contract/request.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_DRAWER } from './cash-drawer-rules.ts';
import { readDrawerThere } from './drawer-on-wire.ts';
import { findDayReport, listDrawerRows } from './queries/day-report.ts';

/** The days of a branch with how they were closed, latest first. */
export async function listDrawers(
  db: Db,
  request: { location: string; limit?: number; offset?: number },
): Promise<ReplyOf<typeof listRoute>> {
  const { location: locationCode, limit = 50, offset = 0 } = request;
  const rows = await listDrawerRows(db, { locationCode, limit, offset });
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      day: row.day,
      opened_at: row.openedAt.toISOString(),
      expected: row.expectedMinor === null ? null : amountOf(row.expectedMinor),
      counted: row.countedMinor === null ? null : amountOf(row.countedMinor),
      difference_reason: row.differenceReason,
      closed_at: row.closedAt?.toISOString() ?? null,
      closed_by: row.closedBy,
    })),
  };
}

/** The report of a day of a branch (Z report). Refuses 404 a drawer that is not of the branch. */
export async function reportDay(
  db: Db,
  request: { id: number; locationCode: string },
): Promise<DayReport> {
  const drawer = await readDrawerThere(db, request);
  const found = await findDayReport(db, request.id);
  if (!found) throw refusal(404, UNKNOWN_DRAWER);
  const { branch, methods, sales, refunds, vat, tips, documents } = found;
  return {
    drawer,
    branch: { name: branch },
    methods: methods.map(({ method, takenMinor, givenBackMinor }) => ({
      method,
      taken: amountOf(takenMinor),
      given_back: amountOf(givenBackMinor),
    })),
    sales: sumsOnWire(sales),
    refunds: sumsOnWire(refunds),
    voided: refunds.voided,
    vat: vat.map(({ basisPoints, tax, grossMinor, vatMinor }) => ({
      percent: basisPoints / 100,
      tax,
      net: amountOf(grossMinor - vatMinor),
      vat: amountOf(vatMinor),
    })),
    tips: tips.map(({ therapistId, therapist, minor }) => ({
      therapist_id: therapistId,
      therapist,
      amount: amountOf(minor),
    })),
    documents,
  };
}

function sumsOnWire(sums: { count: number; grossMinor: number; vatMinor: number }) {
  return { count: sums.count, total: amountOf(sums.grossMinor), vat: amountOf(sums.vatMinor) };
}
