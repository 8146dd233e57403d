import type { ImportFile } from '@limber/contract/desk/studio/import.ts';

type ReadRow = ImportFile['rows'][number];

/** Why a line stands aside for one above it that is brought; null: none of those is. */
export function standsAside(
  { rivals }: Pick<ReadRow, 'rivals'>,
  brought: ReadonlySet<number>,
): string | null {
  return rivals.find(({ line }) => brought.has(line))?.why ?? null;
}

/** Rows to be sent: many at a time, and after them each by itself whose fate waits for those of others. */
export function batchesOf(rows: readonly ReadRow[], many: number): ReadRow[][] {
  const good = rows.filter(({ problem }) => problem === null);
  const free = good.filter(({ rivals }) => rivals.length === 0);
  const waiting = good.filter(({ rivals }) => rivals.length > 0);
  const batches = Array.from({ length: Math.ceil(free.length / many) }, (_, at) =>
    free.slice(at * many, (at + 1) * many),
  );
  return [...batches, ...waiting.map((row) => [row])];
}
