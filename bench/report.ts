/** Results of a load of some seconds. */
export interface Measured {
  readonly failed: number;
  readonly perSecond: number;
  /** Each request's time in milliseconds. */
  readonly tookMs: number[];
}

export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

/** Combines the rounds of a measurement: the median round, and the times of all requests. */
export function figuresOf(rounds: readonly Measured[]): Figures {
  const tookMs = rounds.flatMap((round) => round.tookMs).toSorted((a, b) => a - b);
  const at = (share: number) => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN;
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failed: sum(rounds.map((round) => round.failed)),
  };
}

const WIDTHS = [30, 12, 11, 10, 10, 10];

/** One line of the table, figures in columns. */
export function line(...cells: string[]): string {
  return cells
    .map((cell, column) => {
      const width = WIDTHS[column] ?? 10;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('');
}

export const HEADING = line('', 'connections', 'requests/s', 'p50 ms', 'p99 ms', 'ratio');

/** A measured row; `ratio` is its requests per second divided by the baseline's. */
export function row(name: string, connections: number, figures: Figures, ratio?: number): string {
  return line(
    name,
    String(connections),
    figures.perSecond.toFixed(0),
    figures.p50Ms.toFixed(2),
    figures.p99Ms.toFixed(2),
    ratio === undefined ? '' : ratio.toFixed(2),
  );
}

/** The middle number, or the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
