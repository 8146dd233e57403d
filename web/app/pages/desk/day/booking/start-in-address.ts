import type { BoardCell } from './session-draft.ts';

/** A place as written in the address: `A.12.970`. */
export function writePlace({ location, therapistId, minute }: Omit<BoardCell, 'date'>): string {
  return `${location}.${therapistId}.${minute}`;
}

/** The place named in the address; undefined if there is none on this day. */
export function readPlace(written: string | undefined, date: string): BoardCell | undefined {
  const [, location, therapist, minute] = written?.match(/^(.+)\.(\d+)\.(\d+)$/) ?? [];
  if (location === undefined) return undefined;
  return { location, therapistId: Number(therapist), date, minute: Number(minute) };
}
