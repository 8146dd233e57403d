import { SHORTEST_SESSION_MINUTES } from './booking/session-lengths.ts';
import { DAY_MINUTES } from './day.ts';

/** The most rows that one file may bring. */
export const IMPORT_ROWS = 10_000;
/** So many of them are asked about in one call. */
export const IMPORT_BATCH = 500;
/** And so many the page sends: a session takes some milliseconds of the server's time, other rows hardly any. */
export const IMPORT_SENT = { client: 250, package: 250, booking: 25 } as const;
/** The most bytes of a file, and of the request that brings it: each quote in it may be written as two. */
export const IMPORT_BYTES = 4 * 1024 * 1024;
/** The most columns of a file; what spreadsheets of other software have is some dozens. */
export const IMPORT_COLUMNS = 200;
/** The most cells of a file, filled or empty, and … */
export const IMPORT_CELLS = 500_000;
/** … characters of one of them, a note for instance. */
export const IMPORT_CELL_LENGTH = 10_000;
/** Reading a file is given up after so long, in seconds: one within these bounds takes one or two. */
export const IMPORT_READING_SECONDS = 15;
/** How long a session of other software may be, in minutes. */
export const IMPORT_MINUTES = { least: SHORTEST_SESSION_MINUTES, most: DAY_MINUTES } as const;
/** Earlier lines that are named beside one that they keep out: a row written ten thousand times stays short. */
export const IMPORT_RIVALS = 10;
/** Characters of a cell that a sentence about it says. */
export const IMPORT_SAID_LENGTH = 60;
/** Packages that are named where one is unknown. */
export const IMPORT_NAMED_PACKAGES = 8;
