import { studioDays } from '@limber/contract/clock/studio-clock.ts';
import { amountOf, studioCurrency } from '@limber/contract/money/currency.ts';
import { serialInWords } from '@limber/contract/terms/import.ts';
import { unitsIn } from '@limber/contract/terms/typed-amount.ts';
import type { Agreement, Gender, Language } from '@limber/contract/values/people.ts';

/** Digits as people of the Gulf write them too, as 0-9. */
export function plainDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * How the numbers of a date are written in a column: what a day above 12 proves. `mixed`: both ways
 * occur, so that nobody can say. `unknown`: `5/3` occurs, and nothing proves which it is. Null: no
 * date of the column is written so.
 */
export type DateOrder = 'day first' | 'month first' | 'mixed' | 'unknown' | null;

/** By all dates of a column, how they are written. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  let [isDayFirst, isMonthFirst, isOpen] = [false, false, false];
  for (const cell of cells) {
    const found = IN_NUMBERS.exec(weekdayless(plainDigits(cell)));
    if (!found) continue;
    const [first, second] = [Number(found[1]), Number(found[2])];
    if (first > 12 && second > 12) continue;
    if (first > 12) isDayFirst = true;
    else if (second > 12) isMonthFirst = true;
    // 5/5 is the same both ways.
    else if (first !== second) isOpen = true;
  }
  if (isDayFirst && isMonthFirst) return 'mixed';
  if (isDayFirst) return 'day first';
  if (isMonthFirst) return 'month first';
  return isOpen ? 'unknown' : null;
}

const weekdayless = (text: string) =>
  text.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, '');
const IN_NUMBERS = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})(?!\d)/;

/**
 * The date in a cell, `YYYY-MM-DD`, that of the studio if it has a time zone; null: none, or ambiguous. Days
 * of this century; with `until`, of a birthday: up to that day, and of the last century too.
 */
export function dayIn(cell: string, order: DateOrder, until?: string): string | null {
  const day = inCentury(writtenDay(cell, order, until), until);
  const offset = offsetIn(cell);
  const time = offset === null ? null : writtenTime(cell);
  if (day === null || offset === null || time === null) return day;
  return studioDays().dayOf(instantOf(day, time, offset));
}

function inCentury(day: string | null, until: string | undefined): string | null {
  if (day === null) return null;
  if (until !== undefined) return day >= OLDEST_BIRTHDAY && day <= until ? day : null;
  return day.startsWith('20') ? day : null;
}

const OLDEST_BIRTHDAY = '1900-01-01';

function writtenDay(cell: string, order: DateOrder, until?: string): string | null {
  const text = weekdayless(plainDigits(cell));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const named =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+'?(\d{4}|\d{2})(?!\d)/i.exec(text);
  if (named) return dayOf(wholeYear(named[3], until), monthOf(named[2]), named[1]);
  const american =
    /^([a-z]{3})[a-z]*\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4}|\d{2})(?![\d:])/i.exec(text);
  if (american) return dayOf(wholeYear(american[3], until), monthOf(american[1]), american[2]);
  const serial = serialIn(text);
  if (serial !== null) return writtenDay(serialInWords(serial), null, until);
  const numbers = IN_NUMBERS.exec(text);
  if (!numbers || order === 'mixed' || order === 'unknown') return null;
  const [, first, second, shortYear] = numbers;
  const year = wholeYear(shortYear, until);
  return order === 'month first' ? dayOf(year, first, second) : dayOf(year, second, first);
}

/** The year of `26` or `2026`; of a birthday, the last one that is not to come. */
function wholeYear(year = '', until?: string): string {
  if (year.length !== 2) return year;
  return until !== undefined && `20${year}` > until.slice(0, 4) ? `19${year}` : `20${year}`;
}

/** A number of days as Excel counts them, such as 46302, with its time behind the point. */
function serialIn(text: string): number | null {
  return /^\d{5}(?:\.\d+)?$/.test(text) || /^0?\.\d+$/.test(text) ? Number(text) : null;
}

function monthOf(word = ''): string {
  return String(MONTHS.indexOf(word.toLowerCase()) + 1);
}

function dayOf(year = '', month = '', day = ''): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written) return null;
  return written;
}

/** The time of day in a cell, alone or after its date, `HH:MM`, by the studio's clock; null: none. */
export function timeIn(cell: string): string | null {
  const time = writtenTime(cell);
  const offset = offsetIn(cell);
  if (time === null || offset === null) return time;
  const day = writtenDay(cell, null) ?? '2000-01-01';
  return studioDays().timeOf(instantOf(day, time, offset));
}

/** The instant of a time on a clock that is some minutes ahead of UTC. */
function instantOf(day: string, time: string, offset: number): number {
  return Date.parse(`${day}T${time}:00Z`) - offset * 60_000;
}

/** Minutes by which the cell's time zone is ahead of UTC; null: it has none. */
export function offsetIn(cell: string): number | null {
  const text = plainDigits(cell);
  const found = NAMED_ZONE.exec(text) ?? OFFSET.exec(text);
  if (!found) return null;
  const [, sign, hours = '0', minutes = '0'] = found;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}

const NAMED_ZONE =
  /\d:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?\s*)?(?:Z|UTC|GMT)(?:\s*([+-])(\d{1,2}):?(\d{2})?)?(?![\p{L}\d:])/iu;
/** `10:00-11:00` is a span: an offset is only removed after a `T` or after seconds. */
const OFFSET =
  /(?:T\d{1,2}:\d{2}|\d:\d{2}:\d{2}(?:\.\d+)?|\d:\d{2}(?=\s*\+))\s*([+-])(\d{2}):?(\d{2})?(?![\d:])/i;

function writtenTime(cell: string): string | null {
  const serial = serialIn(plainDigits(cell));
  if (serial !== null) return writtenTime(serialInWords(serial));
  const found = /(?:^|[\sT,])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\b\.?)?/i.exec(
    plainDigits(cell),
  );
  const alone = found ? null : /^(\d{1,2})\s*([ap])\.?m\.?$/i.exec(plainDigits(cell));
  const [hour, minute, half] = found
    ? [Number(found[1]), Number(found[2]), found[3]]
    : [Number(alone?.[1]), 0, alone?.[2]];
  if (!Number.isInteger(hour) || minute > 59) return null;
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const isAfternoon = half?.toLowerCase() === 'p';
  const whole = half === undefined ? hour : (hour % 12) + (isAfternoon ? 12 : 0);
  if (whole > 23) return null;
  return `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A number of minutes: `90`, `90 min`, `1h 30min`, `1:30`, `1.5 h`; null: none. */
export function minutesIn(cell: string): number | null {
  const text = plainDigits(cell)
    .toLowerCase()
    .replace(/,(?=\d{3}(?!\d))/g, '');
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const plain = /^(\d+)(?:\.0+)?\s*(?:m|mins?|minutes?|د|دقيقة|دقائق)?\.?$/.exec(text);
  if (plain) return Number(plain[1]);
  const hours =
    /^(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?)\.?(?:\s*(\d+)\s*(?:m|mins?|minutes?)?\.?)?$/.exec(text);
  if (!hours) return null;
  const all = Math.round(Number(hours[1]) * 60) + Number(hours[2] ?? 0);
  return Number.isInteger(all) ? all : null;
}

/** A number of sessions: `6`, `6.5`, `6 sessions`, `6/10` of a package; null: none. */
export function sessionsIn(cell: string): number | null {
  const found =
    /^(\d{1,4}(?:\.\d+)?)(?:\s*(?:\/|of)\s*\d{1,4})?\s*(?:x|sessions?|visits?|جلسات|جلسة)?\.?$/i.exec(
      plainDigits(cell).trim(),
    );
  return found ? Number(found[1]) : null;
}

/** An amount, such as `AED 2,750.00` or `2750,50`; null: none. */
export function amountIn(cell: string): number | null {
  const text = plainDigits(cell).replaceAll(/(?:\b[a-z]{3}\b|dhs?|د\.إ|[£€$])\.?/gi, '');
  // Four decimals are how databases write money; three could be thousands with a point.
  const minor = unitsIn(text.replace(/(\.\d\d)00+$/, '$1'), studioCurrency().digits);
  return minor === null ? null : amountOf(minor);
}

/** Null: not given, or in unknown words. */
export function genderIn(cell: string): Gender | null {
  const word = cell.toLowerCase();
  if (/^(?:f|female|woman|أنثى|انثى)$/.test(word)) return 'female';
  return /^(?:m|male|man|ذكر)$/.test(word) ? 'male' : null;
}

/** Whether a cell says yes; a date says since when. */
export function isYes(cell: string): boolean {
  return (
    /^(?:y|yes|true|1|x|✓|agreed|accepted|consented|signed|opted.?in|subscribed|نعم|موافق)$/i.test(
      cell,
    ) || dayIn(cell, null) !== null
  );
}

/** What somebody answered; null: no answer, or one that cannot be read. */
export function agreementIn(cell: string): Agreement | null {
  if (isYes(cell)) return 'yes';
  const isNo =
    /^(?:n|no|false|0|opt.?out|opted.?out|unsubscribed|declined|refused|never|bounced|لا)$/i;
  return isNo.test(cell) ? 'no' : null;
}

/** Null: not given, or another language. */
export function languageIn(cell: string): Language | null {
  if (/^(?:ar\b|arab|العربية|عربي)/i.test(cell)) return 'ar';
  return /^en/i.test(cell) ? 'en' : null;
}

/** A telephone number that can be stored: damage by spreadsheets is undone. */
export function phoneIn(cell: string): string {
  const text = plainDigits(cell)
    .replaceAll(/[^\d+ ()-]/g, '')
    .trim();
  // Excel takes the zero away, and exports leave the plus out.
  if (/^5\d{8}$/.test(text)) return `0${text}`;
  return /^(?:00)?9715\d{8}$/.test(text) ? `+${text.replace(/^00/, '')}` : text;
}

/** A whole name in its two parts: the first word, and all others. */
export function partsOfName(name: string): { readonly first: string; readonly last: string } {
  // Mindbody writes `Haddad, Amina`.
  const turned = /^([^,]+),\s*(.+)$/.exec(name);
  const [first = '', ...rest] = (turned ? `${turned[2]} ${turned[1]}` : name).split(' ');
  return { first, last: rest.join(' ') };
}
