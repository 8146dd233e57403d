/** A line of a file, the head being the first. Cells are as they stand in it. */
export interface SheetLine {
  /** As a person counts them, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Takes a line; false: no more are wanted. */
export type TakeLine = (line: SheetLine) => boolean;

/** The bounds of a file. */
export interface SheetBounds {
  /** Of the first line; of a workbook, of any. */
  readonly columns: number;
  readonly rows: number;
  /** Filled or empty; of a workbook, the filled ones. */
  readonly cells: number;
  /** Characters of a cell. */
  readonly cellLength: number;
  /** Bytes of a workbook once it is unpacked. */
  readonly unpacked: number;
}

/** Why a file is not read. */
export type Unreadable = keyof SheetBounds | 'no table' | 'locked or old';

/** Ends the reading of a file. */
export class CannotRead extends Error {
  readonly because: Unreadable;
  constructor(because: Unreadable) {
    super(because);
    this.because = because;
  }
}

/** A cell in one line, and as it was before a careful program kept it from being a formula. */
export function tidyCell(cell: string): string {
  const text = cell.replaceAll(/\s+/g, ' ').trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
