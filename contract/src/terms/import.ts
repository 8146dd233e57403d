import { SHORTEST_SESSION_MINUTES } from './booking/session-lengths.ts';
import { DAY_MINUTES } from './minutes-of-day.ts';

/** The most rows that one file may bring. */
export const IMPORT_ROWS = 50_000;
/** Rows looked up in one query. */
export const IMPORT_BATCH = 500;
/**
 * Rows that the page sends in one call: a session takes the server some milliseconds, other rows
 * hardly any.
 */
export const IMPORT_SENT = {
  client: 250,
  package: 250,
  booking: 25,
  visit: 500,
  product: 250,
} as const;
/** The most bytes of a file, and … */
export const IMPORT_BYTES = 16 * 1024 * 1024;
/** … characters of it in base64, as a request carries it. */
export const IMPORT_BASE64 = Math.ceil(IMPORT_BYTES / 3) * 4;
/** The most bytes of a workbook once it is unpacked, so that a small one cannot fill the memory. */
export const IMPORT_UNPACKED_BYTES = 192 * 1024 * 1024;
/** The most bytes of a request that carries rows. */
export const IMPORT_BATCH_BYTES = 4 * 1024 * 1024;
/** The most columns of a file; exports of other software have a few dozen. */
export const IMPORT_COLUMNS = 200;
/** The most cells of a file, filled or empty, and … */
export const IMPORT_CELLS = 2_000_000;
/** … characters of one cell, such as a note. */
export const IMPORT_CELL_LENGTH = 10_000;
/** Seconds after which reading a file is abandoned; one within these bounds takes a few. */
export const IMPORT_READING_SECONDS = 30;
/** The longest session imported from other software, in minutes. */
export const IMPORT_MINUTES = { least: SHORTEST_SESSION_MINUTES, most: DAY_MINUTES } as const;
/**
 * The most earlier lines named beside a conflicting one: a row that appears ten thousand times
 * stays short.
 */
export const IMPORT_CONFLICTS = 10;
/** Characters of a cell that are quoted in a sentence about it. */
export const IMPORT_QUOTED_LENGTH = 60;
/** Package names suggested when one is unknown. */
export const IMPORT_NAMED_PACKAGES = 8;
/** Things that one statement of an undone import deletes. */
export const IMPORT_UNDONE_AT_ONCE = 1000;
/** Imports that the page lists, latest first. */
export const IMPORTS_LISTED = 200;

/** Days of Excel before 1970: its day 1 is 1900-01-01, and it believes in 29 February 1900. */
const DAYS_BEFORE_1970 = 25_569;
/** Days by which a workbook that counts from 1904 is behind. */
const FROM_1904 = 1462;

/**
 * A date or time that Excel keeps as a number of days: `2026-10-09`, `2026-10-09T14:00`, or `14:00`
 * below one day.
 */
export function serialInWords(serial: number, from1904 = false): string {
  const minutes = Math.round(serial * DAY_MINUTES);
  const time = (all: number) =>
    [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, '0')).join(':');
  if (serial < 0) return String(serial);
  if (minutes < DAY_MINUTES) return time(minutes);
  const days = Math.floor(minutes / DAY_MINUTES) + (from1904 ? FROM_1904 : 0) - DAYS_BEFORE_1970;
  const date = new Date(days * DAY_MINUTES * 60_000);
  if (Number.isNaN(date.getTime())) return String(serial);
  const day = date.toISOString().slice(0, 10);
  const rest = minutes % DAY_MINUTES;
  return rest === 0 ? day : `${day}T${time(rest)}`;
}
/** Letters of a product's name that are kept; longer ones are cut. */
export const LONGEST_IMPORTED_NAME = 120;
