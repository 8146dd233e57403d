/** StrykerJS's report, as far as it is used here. */
export interface Report {
  readonly files: Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>;
}

export interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Lines and columns begin at 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant that no test saw: the original text and the new one. */
export interface Judged {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

const KILLED = ['Killed', 'Timeout'];
const ALIVE = ['Survived', 'NoCoverage'];

/** The number of killed mutants among those that could be killed. */
export function scoreOf(mutants: readonly Mutant[]): { killed: number; counted: number } {
  const of = (states: readonly string[]) =>
    mutants.filter(({ status }) => states.includes(status)).length;
  return { killed: of(KILLED), counted: of([...KILLED, ...ALIVE]) };
}

/** Survivors by file and line. */
export function readSurvivors({ files }: Report): Judged[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => ALIVE.includes(status))
      .map(({ location, replacement = '' }) => ({
        file,
        line: location.start.line,
        from: onOneLine(cut(source, location)),
        to: onOneLine(replacement),
      })),
  );
}

function cut(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
