import type { ReportTable } from '@limber/contract/desk/studio/reports.ts';
import type { Static } from 'typebox';
import { type Cell, csvOf } from '../../platform/csv.ts';
import type { Db } from '../../platform/database/db.ts';
import { studioDayOf, timeOf } from '../../platform/dubai.ts';
import { aedOf } from '../../platform/money.ts';
import { readLiability } from '../packages/read-liability.ts';
import { listTakings } from './queries/books.ts';
import { type AskedReport, readMissed, readTherapists, spanOf } from './read-report.ts';

type Table = Static<typeof ReportTable>;
type Rows = readonly (readonly Cell[])[];

/** One table of a report as a CSV file, amounts in AED. Refuses as {@link readReport} does. */
export async function writeReport(db: Db, table: Table, asked: AskedReport): Promise<string> {
  return csvOf(heads[table], await tables[table](db, asked));
}

const heads: Readonly<Record<Table, readonly string[]>> = {
  takings: ['Day', 'Branch', 'Sold', 'Credited', 'VAT', 'Cash', 'Terminal', 'Transfer', 'Tips'],
  therapists: ['Therapist', 'Sessions', 'Minutes', 'No-shows', 'Value without VAT', 'Tips', 'Pay'],
  missed: ['Day', 'Time', 'Branch', 'Client', 'Therapist', 'Services', 'Price', 'Package minutes'],
  owed: ['Package number', 'Package', 'Minutes left', 'Value without VAT'],
};

const tables: Readonly<Record<Table, (db: Db, asked: AskedReport) => Promise<Rows>>> = {
  takings: async (db, asked) =>
    (await listTakings(db, spanOf(asked))).map((row) => [
      row.day,
      row.location,
      ...[row.sold, row.credited, row.vat, row.cash, row.terminal, row.transfer, row.tips].map(
        aedOf,
      ),
    ]),
  therapists: async (db, asked) =>
    (await readTherapists(db, asked)).map((row) => [
      row.therapist,
      ...[row.sessions, row.minutes, row.no_shows, row.value, row.tips, row.pay],
    ]),
  missed: async (db, asked) =>
    (await readMissed(db, asked, null)).map((row) => {
      const startsAt = new Date(row.starts_at);
      return [
        ...[studioDayOf(startsAt), timeOf(startsAt), row.location, row.client, row.therapist],
        ...[row.services, row.price, row.package_minutes],
      ];
    }),
  owed: async (db, asked) => {
    spanOf(asked);
    const { packages } = await readLiability(db, asked.to, { limit: 1_000_000, offset: 0 });
    return packages.map((row) => [row.owned_package_id, row.name, row.minutes, row.value]);
  },
};
