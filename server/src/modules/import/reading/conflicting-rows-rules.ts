import type { ImportedBooking } from '@limber/contract/desk/studio/import-rows.ts';
import { DAY_BEGINS_MINUTE } from '@limber/contract/terms/booking/bookable-times.ts';
import { IMPORT_CONFLICTS } from '@limber/contract/terms/import.ts';
import { DAY_MINUTES } from '@limber/contract/terms/minutes-of-day.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';

/** A line as far as it decides whether two of a file can both be. */
export interface RowLine {
  readonly line: number;
  readonly key: string;
  /** What it says; two lines of one key that say something else cannot both be. */
  readonly says: string;
  readonly booking?: Pick<ImportedBooking, 'therapist' | 'date' | 'time' | 'minutes'>;
}

/** An earlier line that keeps another one out once it is imported itself, with the sentence. */
export interface Conflict {
  readonly line: number;
  readonly why: Sentence;
  /** Both are the same thing: nothing is lost with the later one. */
  readonly same: boolean;
}

/**
 * Earlier lines of the same file that conflict with others, by line. Which of them are imported is
 * unknown when a file is read, and a refused one keeps nobody out. Lines without conflicts are left
 * out.
 */
export function conflictsOf(rows: Iterable<RowLine>): ReadonlyMap<number, readonly Conflict[]> {
  const keys = new Map<string, { line: number; says: string }>();
  const days = new Map<string, (Conflict & { from: number; until: number })[]>();
  const found = new Map<number, readonly Conflict[]>();
  for (const { line, key, says, booking } of rows) {
    const first = keys.get(key);
    if (!first) keys.set(key, { line, says });
    const same = first?.says === says;
    const why = first && (same ? sameAs(first.line) : otherThere(first.line));
    const conflicts = [
      ...(first && why ? [{ line: first.line, why, same }] : []),
      ...(booking ? atThatTime(days, line, booking) : []),
    ];
    if (conflicts.length === 0) continue;
    const once = new Map(conflicts.toReversed().map((conflict) => [conflict.line, conflict]));
    const inOrder = [...once.values()].sort((one, other) => one.line - other.line);
    const few = inOrder.slice(0, IMPORT_CONFLICTS);
    found.set(
      line,
      few.map(({ line, why, same }) => ({ line, why, same })),
    );
  }
  return found;
}

function atThatTime(
  days: Map<string, (Conflict & { from: number; until: number })[]>,
  line: number,
  { therapist, date, time, minutes }: NonNullable<RowLine['booking']>,
): Conflict[] {
  const from = Date.parse(`${date}T${time.slice(0, 5)}Z`) / 60_000;
  // By the studio's days: two sessions of one night conflict.
  const day = `${therapist.toLowerCase()} ${Math.floor((from - DAY_BEGINS_MINUTE) / DAY_MINUTES)}`;
  const until = from + minutes;
  const taken = days.get(day) ?? [];
  const conflicts = taken.filter((each) => each.from < until && from < each.until);
  if (conflicts.length < IMPORT_CONFLICTS)
    days.set(day, [...taken, { line, why: sameTime(line), same: false, from, until }]);
  return conflicts;
}

const sameAs = (line: number): Sentence => ({
  en: `Line ${line} is the same one.`,
  ar: `السطر ${line} هو نفسه.`,
});
const otherThere = (line: number): Sentence => ({
  en: `Line ${line} has this identifier too and says something else. Please correct one of them.`,
  ar: `في السطر ${line} المعرّف نفسه ببيانات أخرى. يرجى تصحيح أحدهما.`,
});
const sameTime = (line: number): Sentence => ({
  en: `Line ${line} has this therapist at this time.`,
  ar: `المعالج نفسه في هذا الوقت في السطر ${line}.`,
});
