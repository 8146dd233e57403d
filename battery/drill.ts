import type { onStand } from './stand/stand.ts';

/** One promise that is tried out: what is done, and what it has to hold. */
export interface Drill {
  readonly name: string;
  /** What is done, in a sentence or two; it stands above the figures. */
  readonly what: string;
  /** How long the full form takes at most, in minutes; after that it is ended and has failed. */
  readonly mostMinutes: number;
  /** Its short form is cheap enough for `npm test`. */
  readonly inTests?: true;
  run(how: Given): Promise<Finding[]>;
}

/** What a drill is given. */
export interface Given {
  /** The form that takes seconds, where nothing is synced to disk. */
  readonly short: boolean;
  /** Of all chance in it: the same seed asks the same. */
  readonly seed: number;
  /** How often something is done: `full` times, or a part of that, or `short` times in the short form. */
  many(full: number, short: number): number;
  /** Gives a drill its stand: one of its own, or the one that all short forms share. */
  onStand: typeof onStand;
  say(progress: string): void;
}

/** A figure that was measured, and whether it is within its bar. */
export interface Finding {
  readonly what: string;
  readonly figure: string;
  /** Without one the figure is only told. */
  readonly bar?: string;
  readonly holds: boolean;
  /** Who else works on the machine decides it too, so tests do not hold it. */
  readonly ofMachine?: true;
}

/** A figure that says how fast something was, on this machine and now. */
export function ofMachine(finding: Finding): Finding {
  return { ...finding, ofMachine: true };
}

/** A count that has to be exactly this; `told` are cases of what was counted, for who looks into it. */
export function exactly(
  what: string,
  counted: number,
  wanted = 0,
  told: readonly string[] = [],
): Finding {
  const cases = told.slice(0, 3).join('; ');
  const figure = cases ? `${counted}: ${cases}` : String(counted);
  return { what, figure, bar: String(wanted), holds: counted === wanted };
}

/** A figure that has to be at most so much. */
export function atMost(what: string, figure: number, most: number, unit = ''): Finding {
  return {
    what,
    figure: written(figure, unit),
    bar: `≤ ${written(most, unit)}`,
    // Not a number holds nothing.
    holds: figure <= most,
  };
}

/** A figure that has to be at least so much. */
export function atLeast(what: string, figure: number, least: number, unit = ''): Finding {
  return {
    what,
    figure: written(figure, unit),
    bar: `≥ ${written(least, unit)}`,
    holds: figure >= least,
  };
}

/** What is told without a bar. */
export function told(what: string, figure: string | number): Finding {
  return { what, figure: typeof figure === 'number' ? written(figure) : figure, holds: true };
}

/** The value that so much of all of them do not exceed: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function written(figure: number, unit = ''): string {
  const rounded = Number.isInteger(figure) ? String(figure) : figure.toFixed(2);
  return unit ? `${rounded} ${unit}` : rounded;
}
