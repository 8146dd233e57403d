import { SHORTEST_SESSION_MINUTES } from './booking/session-lengths.ts';
import { DAY_MINUTES } from './minutes-of-day.ts';

/** The most rows that one file may bring. */
export const IMPORT_ROWS = 10_000;
/** Rows looked up in one query. */
export const IMPORT_BATCH = 500;
/**
 * Rows that the page sends in one call: a session takes the server some milliseconds, other rows
 * hardly any.
 */
export const IMPORT_SENT = { client: 250, package: 250, booking: 25 } as const;
/**
 * The most bytes of a file, and of the request that carries it: each quote may be escaped as two.
 */
export const IMPORT_BYTES = 4 * 1024 * 1024;
/** The most columns of a file; exports of other software have a few dozen. */
export const IMPORT_COLUMNS = 200;
/** The most cells of a file, filled or empty, and … */
export const IMPORT_CELLS = 500_000;
/** … characters of one cell, such as a note. */
export const IMPORT_CELL_LENGTH = 10_000;
/** Seconds after which reading a file is abandoned; one within these bounds takes one or two. */
export const IMPORT_READING_SECONDS = 15;
/** The longest session imported from other software, in minutes. */
export const IMPORT_MINUTES = { least: SHORTEST_SESSION_MINUTES, most: DAY_MINUTES } as const;
/**
 * The most earlier lines named beside a conflicting one: a row that appears ten thousand times
 * stays short.
 */
export const IMPORT_RIVALS = 10;
/** Characters of a cell that are quoted in a sentence about it. */
export const IMPORT_SAID_LENGTH = 60;
/** Package names suggested when one is unknown. */
export const IMPORT_NAMED_PACKAGES = 8;
