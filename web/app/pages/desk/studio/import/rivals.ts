import type { ImportFile } from '@limber/contract/desk/studio/import.ts';

type ReadRow = ImportFile['rows'][number];

/** Why a line stands aside for one above it that is brought; null: none of those is. */
export function standsAside(
  { rivals }: Pick<ReadRow, 'rivals'>,
  brought: ReadonlySet<number>,
): string | null {
  return rivals.find(({ line }) => brought.has(line))?.why ?? null;
}

/** Rows to be sent: many at a time, those of one person together, and after them each by itself whose fate waits for those of others. */
export function batchesOf(rows: readonly ReadRow[], many: number): ReadRow[][] {
  const good = rows.filter(({ problem }) => problem === null);
  const free = good.filter(({ rivals }) => rivals.length === 0);
  const waiting = good.filter(({ rivals }) => rivals.length > 0);
  const batches: ReadRow[][] = [];
  for (const group of Map.groupBy(free, personOf).values()) {
    for (let from = 0; from < group.length; from += many) {
      const together = group.slice(from, from + many);
      const last = batches.at(-1);
      if (last && last.length + together.length <= many) last.push(...together);
      else batches.push(together);
    }
  }
  return [...batches, ...waiting.map((row) => [row])];
}

/** One client with two ids is told as one only within a batch: nothing of a dry run is there for the next. */
function personOf({ line, client }: ReadRow): string | number {
  const digits = client?.phone_number?.replaceAll(/\D/g, '').slice(-9) ?? '';
  if (!client || digits === '') return line;
  const name = `${client.first_name} ${client.last_name}`.toLowerCase().replaceAll(/\s+/g, ' ');
  return `${name.trim()} ${digits}`;
}
