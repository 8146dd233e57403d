/** How often a failed catalogue is requested again. */
export const catalogueRetries = 10;

/** Pause before the single retry after a valid but empty list. */
export const emptyCatalogueDelayMs = 500;

/** Pause in milliseconds after the given number of earlier failures: 1000, 1500, 2250 … 10000. */
export function catalogueErrorDelayMs(earlierFailures: number): number {
  return Math.min(1000 * 1.5 ** earlierFailures, 10_000);
}
