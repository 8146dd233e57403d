/**
 * One session and its money as stored in the database, with what the till reports as owed, in minor units.
 */
export interface WrittenSession {
  readonly id: string;
  readonly priceMinor: number;
  /** A package pays for it, or it is cancelled and counts as returned. */
  readonly isFree: boolean;
  readonly lines: readonly {
    readonly listMinor: number;
    readonly grossMinor: number;
    readonly refunds: readonly {
      readonly grossMinor: number;
      /** The reduction of its price; null: all of it. */
      readonly reducesMinor: number | null;
      readonly became: 'free' | 'owed' | 'stands' | null;
    }[];
  }[];
  readonly owedMinor: number;
  readonly owedBackMinor: number;
}

/**
 * What the till reports as owed for a session, either way, against what follows from its sales,
 * refund by refund: it is worth its price less all reductions, and payments are set against that.
 */
export function judgeWorth(sessions: readonly WrittenSession[]): string[] {
  return sessions.flatMap((session) => {
    const { id, owedMinor, owedBackMinor } = session;
    let [sold, off] = [0, 0];
    for (const { listMinor, grossMinor, refunds } of session.lines) {
      let [left, lessMinor] = [grossMinor, listMinor - grossMinor];
      for (const { grossMinor: back, reducesMinor } of refunds) {
        left -= back;
        lessMinor += reducesMinor ?? back;
      }
      const isWhole = refunds.length > 0 && left <= 0;
      const isSaid = refunds.some(({ became }) => became !== null);
      const isAnew = refunds.some(({ became }) => became === 'owed') || !isSaid;
      // As if it had never been sold.
      if (isWhole && isAnew) continue;
      sold += left;
      off += lessMinor;
    }
    const worth = session.isFree ? 0 : Math.max(0, session.priceMinor - off);
    const due = Math.max(0, worth - sold);
    const back = Math.max(0, sold - worth);
    return [
      ...(due === owedMinor ? [] : [`of session ${id} ${owedMinor} are owed, not ${due}`]),
      ...(back === owedBackMinor ? [] : [`of session ${id} ${owedBackMinor} go back, not ${back}`]),
    ];
  });
}
