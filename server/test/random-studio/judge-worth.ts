/** What stands in the database of one session and its money, and what the till says is owed, in fils. */
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
      /** How much of it was let off the price; null: all. */
      readonly reducesFils: number | null;
      readonly became: 'free' | 'owed' | 'stands' | null;
    }[];
  }[];
  readonly owedFils: number;
  readonly owedBackFils: number;
}

/**
 * What the till says is owed of a session or owed back, against what follows from its sales, refund by refund: it is
 * worth its price less all that was let off it, and what was paid is settled against that.
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
