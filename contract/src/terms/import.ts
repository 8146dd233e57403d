/** The most rows that one file may bring. */
export const IMPORT_ROWS = 10_000;
/** So many of them are asked about in one call. */
export const IMPORT_BATCH = 500;
/** The most bytes of a file, and of the request that brings it: each quote in it may be written as two. */
export const IMPORT_BYTES = 4 * 1024 * 1024;
