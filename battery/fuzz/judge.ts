import { partsOf, splitPart } from '../stand/read-mail.ts';
import { FORGED, RUNS } from './poison.ts';

/** Internal words that must not leave the server. */
const INSIDE =
  /node_modules|\bat [A-Za-z_.]+ \(|\.ts:\d|syntax error|relation "|column "|violates|constraint|ECONN|kysely|postgres|duplicate key|stack"/i;

/** Internal details in an answer. */
export function tellsOfInside(text: string): string | undefined {
  return INSIDE.exec(text)?.[0];
}

/** Whether a page executes anything from a stored text. */
export function runsInPage(html: string): boolean {
  // Escaped text has no angle bracket before it, nor a quote around it.
  return (
    new RegExp(`<(?:img|image)[^>]*${RUNS.replace('(', '\\(')}`).test(html) ||
    /(?:href|src)\s*=\s*["']?\s*javascript:/i.test(html)
  );
}

/** Links in a reply that would execute where a page renders them. */
export function runningLinks(body: unknown, name = ''): string[] {
  if (typeof body === 'string') {
    const isLink = /(?:_url|^url|image|photo|picture|link)$/.test(name);
    return isLink && /^\s*javascript:/i.test(body) ? [`${name}: ${body.slice(0, 40)}`] : [];
  }
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    runningLinks(value, Array.isArray(body) ? name : key),
  );
}

/** Cells that a spreadsheet would take for a formula. */
export function formulas(rows: readonly (readonly string[])[]): string[] {
  const isNumber = (cell: string) => /^-?\d+(?:\.\d+)?$/.test(cell);
  return rows
    .flat()
    .filter((cell) => /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) && !isNumber(cell));
}

/** Log lines that were forged, or that control the reader's terminal. */
export function forgedLines(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    const isSteering = [...line].some((sign) => isControl(sign.codePointAt(0) ?? 0));
    const parsed = line.startsWith('{') ? parse(line) : {};
    const isForged = new RegExp(`^(?:\\{"level":60,)?"?${FORGED}`).test(line);
    return isSteering || isForged || parsed === undefined;
  });
}

function isControl(code: number): boolean {
  return (code < 32 && code !== 9) || (code > 126 && code < 160);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Faults in a mail as sent over the wire. */
export function wrongInMail(raw: string): string[] {
  const { headers, body } = splitPart(raw);
  const forged = headers.filter((line) => /^(?:X-Forged|Bcc)\b/i.test(line));
  const runs = partsOf(headers, body).filter(
    ({ type, text }) => type.startsWith('text/html') && runsInPage(text),
  );
  const calendars = partsOf(headers, body).filter(
    ({ type, text }) => type.startsWith('text/calendar') && linesOfCalendar(text).includes(FORGED),
  );
  return [
    ...forged.map((line) => `a header ${line}`),
    ...runs.map(({ text }) => `runs: ${text.slice(0, 60)}`),
    ...calendars.map(() => 'a forged line in a calendar'),
  ];
}

/** Names of the lines in a calendar file. */
export function linesOfCalendar(text: string): string[] {
  return text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[:;]/)[0] ?? '');
}
