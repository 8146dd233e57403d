interface QueryAnswer<Data> {
  /** The answer to the current request. */
  currentData?: Data | undefined;
  /** The answer to the current request or the one before. */
  data?: Data | undefined;
  isError: boolean;
}

/**
 * The answer to show: the current one; while it loads, the previous one; nothing if it fails, so
 * that another day is never taken for the requested one.
 */
export function latestAnswer<Data>({
  currentData,
  data,
  isError,
}: QueryAnswer<Data>): Data | undefined {
  return currentData ?? (isError ? undefined : data);
}
