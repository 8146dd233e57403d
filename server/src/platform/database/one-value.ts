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
