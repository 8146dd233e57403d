import type { Trx } from '../src/platform/database/db.ts';
import { addDays } from '../src/platform/studio-days.ts';
import type { DeskOf } from './demo-team.ts';
import { insertRows } from './insert-rows.ts';

/** What stands on the shelf of the demo: the pieces that each branch has, and from how many it is warned. */
const shelf = [
  ['Magnesium oil', 'زيت المغنيسيوم', 9500, '6290000000011', { A: 14, B: 9 }, 4],
  ['Foam roller', 'أسطوانة فوم', 12_000, '6290000000028', { A: 6, B: 3 }, 3],
  ['Stretching strap', 'حزام إطالة', 6000, '6290000000035', { A: 11, B: 8 }, 3],
  ['Recovery balm', 'بلسم التعافي', 8000, '6290000000042', { A: 7, B: 10 }, 4],
  ['Electrolyte drink', 'مشروب إلكتروليت', 1500, null, { A: 24, B: 30 }, 12],
] as const;

const RECEIVED_DAYS_AGO = 7;

/** Inserts products of the counter with their stock; one of them is low in branch B. */
export async function insertDemoProducts(trx: Trx, deskOf: DeskOf, today: string): Promise<void> {
  await insertRows(
    trx,
    'translations',
    shelf.map(([source, words]) => ({ language: 'ar', source, words })),
  );
  const rows = shelf.map(([name, , minor, barCode], at) => ({
    ...{ name, price_fils: minor, bar_code: barCode, position: at + 1 },
  }));
  const ids = await trx
    .insertInto('retail_products')
    .values(rows)
    .returning(['id', 'name'])
    .execute();
  const levels = shelf.flatMap(([name, , , , stock, lowAt]) =>
    (['A', 'B'] as const).map((branch) => ({
      product_id: ids.find((each) => each.name === name)?.id ?? 0,
      ...{ location_code: branch, pieces: stock[branch], low_at: lowAt },
    })),
  );
  await insertRows(trx, 'stock_levels', levels);
  await insertRows(
    trx,
    'stock_entries',
    levels.map(({ low_at: _, pieces, ...where }) => ({
      ...{ ...where, kind: 'received', pieces, balance: pieces },
      at: `${addDays(today, -RECEIVED_DAYS_AGO)}T11:00:00+04:00`,
      actor_id: deskOf(where.location_code)[0] ?? 0,
    })),
  );
}
