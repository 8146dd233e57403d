/**
 * One session and its money as stored in the database, with what the till reports as owed, in fils.
 */
export interface WrittenSession {
  readonly id: string;
  readonly priceFils: number;
  /** A package pays for it, or it is cancelled and counts as returned. */
  readonly isFree: boolean;
  readonly lines: readonly {
    readonly listFils: number;
    readonly grossFils: number;
    readonly refunds: readonly {
      readonly grossFils: number;
      /** The reduction of its price; null: all of it. */
      readonly reducesFils: number | null;
      readonly became: 'free' | 'owed' | 'stands' | null;
    }[];
  }[];
  readonly owedFils: number;
  readonly owedBackFils: number;
}

/**
 * What the till reports as owed for a session, either way, against what follows from its sales,
 * refund by refund: it is worth its price less all reductions, and payments are set against that.
 */
export function judgeWorth(sessions: readonly WrittenSession[]): string[] {
  return sessions.flatMap((session) => {
    const { id, owedFils, owedBackFils } = session;
    let [sold, off] = [0, 0];
    for (const { listFils, grossFils, refunds } of session.lines) {
      let [left, lessFils] = [grossFils, listFils - grossFils];
      for (const { grossFils: back, reducesFils } of refunds) {
        left -= back;
        lessFils += reducesFils ?? back;
      }
      const isWhole = refunds.length > 0 && left <= 0;
      const isSaid = refunds.some(({ became }) => became !== null);
      const isAnew = refunds.some(({ became }) => became === 'owed') || !isSaid;
      // As if it had never been sold.
      if (isWhole && isAnew) continue;
      sold += left;
      off += lessFils;
    }
    const worth = session.isFree ? 0 : Math.max(0, session.priceFils - off);
    const due = Math.max(0, worth - sold);
    const back = Math.max(0, sold - worth);
    return [
      ...(due === owedFils ? [] : [`of session ${id} ${owedFils} are owed, not ${due}`]),
      ...(back === owedBackFils ? [] : [`of session ${id} ${owedBackFils} go back, not ${back}`]),
    ];
  });
}
