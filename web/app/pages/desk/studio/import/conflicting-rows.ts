import type { ImportFile } from '@limber/contract/desk/studio/import.ts';

type ReadRow = ImportFile['rows'][number];

/** Why a line gives way to an imported one above it; null: it does not. */
export function standsAside(
  { rivals }: Pick<ReadRow, 'rivals'>,
  brought: ReadonlySet<number>,
): string | null {
  return rivals.find(({ line }) => brought.has(line))?.why ?? null;
}

/**
 * Batches of rows to send: all rows of a person together, and afterwards, each on its own, the rows
 * whose outcome depends on others.
 */
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

/**
 * A client with two ids is recognised only within a batch: a dry run leaves nothing for the next
 * one.
 */
function personOf({ line, client }: ReadRow): string | number {
  const digits = client?.phone_number?.replaceAll(/\D/g, '').slice(-9) ?? '';
  if (!client || digits === '') return line;
  const name = `${client.first_name} ${client.last_name}`.toLowerCase().replaceAll(/\s+/g, ' ');
  return `${name.trim()} ${digits}`;
}
