interface QueryAnswer<Data> {
  /** What was asked for. */
  currentData?: Data | undefined;
  /** The same, or what was asked for before. */
  data?: Data | undefined;
  isError: boolean;
}

/**
 * What a page shows: what was asked for, and until that comes what stood there before. Where it does not come
 * nothing, so that another day is never taken for the one that was asked for.
 */
export function latestAnswer<Data>({
  currentData,
  data,
  isError,
}: QueryAnswer<Data>): Data | undefined {
  return currentData ?? (isError ? undefined : data);
}
