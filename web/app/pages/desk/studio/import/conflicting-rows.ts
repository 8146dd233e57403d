import type { ImportFile } from '@limber/contract/desk/studio/import-file.ts';

type ReadRow = ImportFile['rows'][number];
type Conflict = ReadRow['conflicts'][number];

/** The imported line above to which a line gives way; undefined: there is none. */
export function conflictOf(
  { conflicts }: Pick<ReadRow, 'conflicts'>,
  imported: ReadonlySet<number>,
): Conflict | undefined {
  return conflicts.find(({ line }) => imported.has(line));
}

/**
 * Batches of rows to send: all rows of a person together, and afterwards, each on its own, the rows
 * whose outcome depends on others. The same line a second time is not sent at all where it only
 * repeats one.
 */
export function batchesOf(rows: readonly ReadRow[], many: number): ReadRow[][] {
  const good = rows.filter(({ problem }) => problem === null);
  const free = good.filter(({ conflicts }) => conflicts.length === 0);
  const waiting = good.filter(({ conflicts }) => conflicts.length > 0);
  const batches: ReadRow[][] = [];
  for (const group of groupsOfPeople(free)) {
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
 * Rows in groups of those that may be one person, a family or one product: a dry run leaves nothing for the next
 * batch, so they are recognised only within one.
 */
function groupsOfPeople(rows: readonly ReadRow[]): ReadRow[][] {
  const groupOfKey = new Map<string, ReadRow[]>();
  const groups = new Set<ReadRow[]>();
  for (const row of rows) {
    const keys = keysOf(row);
    const found = keys.map((key) => groupOfKey.get(key)).filter((each) => each !== undefined);
    const [group = [], ...others] = new Set(found);
    group.push(row);
    for (const other of others) {
      group.push(...other);
      groups.delete(other);
    }
    groups.add(group);
    for (const each of others.length > 0 ? group : [row]) {
      for (const key of keysOf(each)) groupOfKey.set(key, group);
    }
  }
  return [...groups].map((group) => group.toSorted((one, other) => one.line - other.line));
}

function keysOf({ client, product }: ReadRow): string[] {
  // A dry run leaves no product for the next batch either.
  if (product) {
    const { product: name, bar_code } = product;
    return [`product ${name.toLowerCase()}`, ...(bar_code === null ? [] : [`code ${bar_code}`])];
  }
  if (!client) return [];
  const digits = client.phone_number?.replaceAll(/\D/g, '').slice(-9) ?? '';
  const name = `${client.first_name} ${client.last_name}`.toLowerCase().replaceAll(/\s+/g, ' ');
  return [
    ...(digits === '' ? [] : [`${name.trim()} ${digits}`]),
    ...(client.email ? [client.email.toLowerCase()] : []),
  ];
}
