interface OfOneColumn<Row> {
  executeTakeFirst(): Promise<Row | undefined>;
}

/** What a query of one column finds first; undefined: no row. */
export async function oneValue<Row extends object>(
  query: OfOneColumn<Row>,
): Promise<Row[keyof Row] | undefined> {
  const row = await query.executeTakeFirst();
  return row && Object.values(row)[0];
}

/** Whether a query finds a row. */
export async function isFound(query: OfOneColumn<object>): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

/** The counts of an update, a deletion or an insertion. */
interface Written {
  readonly numUpdatedRows?: bigint | undefined;
  readonly numDeletedRows?: bigint | undefined;
  readonly numInsertedOrUpdatedRows?: bigint | undefined;
}

/** Carries out a statement, and says whether it wrote or deleted a row. */
export async function isWritten(statement: {
  executeTakeFirst(): Promise<Written | undefined>;
}): Promise<boolean> {
  const counts = await statement.executeTakeFirst();
  const count =
    counts?.numUpdatedRows ?? counts?.numDeletedRows ?? counts?.numInsertedOrUpdatedRows ?? 0n;
  return count > 0n;
}
