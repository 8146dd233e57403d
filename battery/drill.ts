import type { onStand } from './stand/stand.ts';

/** Tests one promise: what is done, and what must hold. */
export interface Drill {
  readonly name: string;
  /** What is done, in a sentence or two; printed above the figures. */
  readonly what: string;
  /** Longest duration of the full form in minutes; after that it is aborted and has failed. */
  readonly mostMinutes: number;
  /** Its short form is cheap, and shows what no test of the server does: `npm test` runs it. */
  readonly inTests?: true;
  run(how: Given): Promise<Finding[]>;
}

/** Arguments of a drill. */
export interface Given {
  /** The form that takes seconds, without syncing to disk. */
  readonly short: boolean;
  /** Seed for all randomness: the same seed sends the same requests. */
  readonly seed: number;
  /**
   * How often something is done: `full` times, or part of that, or `short` times in the short form.
   */
  many(full: number, short: number): number;
  /** Opens a drill's stand: its own, or the one shared by all short forms. */
  onStand: typeof onStand;
  say(progress: string): void;
}

/** A measured figure, and whether it is within its bar. */
export interface Finding {
  readonly what: string;
  readonly figure: string;
  /** Without a bar the figure is only reported. */
  readonly bar?: string;
  readonly holds: boolean;
  /** It also depends on other load of the machine, so tests do not check it. */
  readonly ofMachine?: true;
}

/** A figure about speed, on this machine and now. */
export function ofMachine(finding: Finding): Finding {
  return { ...finding, ofMachine: true };
}

/** A count that must be exactly this; `told` are examples of what was counted, for debugging. */
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

/** A figure that must be at most this. */
export function atMost(what: string, figure: number, most: number, unit = ''): Finding {
  return {
    what,
    figure: written(figure, unit),
    bar: `≤ ${written(most, unit)}`,
    // NaN never holds.
    holds: figure <= most,
  };
}

/** A figure that must be at least this. */
export function atLeast(what: string, figure: number, least: number, unit = ''): Finding {
  return {
    what,
    figure: written(figure, unit),
    bar: `≥ ${written(least, unit)}`,
    holds: figure >= least,
  };
}

/** A figure without a bar. */
export function told(what: string, figure: string | number): Finding {
  return { what, figure: typeof figure === 'number' ? written(figure) : figure, holds: true };
}

/** The value that this share of all values does not exceed: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function written(figure: number, unit = ''): string {
  const rounded = Number.isInteger(figure) ? String(figure) : figure.toFixed(2);
  return unit ? `${rounded} ${unit}` : rounded;
}
