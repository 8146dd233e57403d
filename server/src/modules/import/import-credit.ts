import { minorOf } from '@limber/contract/money/currency.ts';
import type { Trx } from '../../platform/database/db.ts';
import { amountInWords } from '../../platform/language/amount-in-words.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { enterCredit, enterFirstCredits } from '../credit/enter-credit.ts';
import { readBalance } from '../credit/read-credit.ts';
import { sumBrought } from './queries/credit.ts';

/** What became of the money on account of a row; null: nothing. */
export interface BroughtCredit {
  readonly isChanged: boolean;
  readonly why: Sentence;
}

/**
 * The money on account in rows of one source. What a client has from it becomes what their latest row
 * says, unless so much was used here; it is written at the end, when the import is known.
 */
export function gatherCredit(trx: Trx, source: string) {
  const first = new Map<number, number>();
  const later = new Map<number, number>();
  return {
    /** Of a client whom the row has just added. */
    add(accountId: number, credit: number | null | undefined): BroughtCredit | null {
      const minor = minorOf(credit ?? 0);
      if (minor === 0) return null;
      first.set(accountId, minor);
      return { isChanged: true, why: onAccount(minor) };
    },
    /** Of a client who was here. */
    async bring(
      accountId: number,
      credit: number | null | undefined,
    ): Promise<BroughtCredit | null> {
      if (credit === undefined || credit === null) return null;
      const gathered = (first.get(accountId) ?? 0) + (later.get(accountId) ?? 0);
      const before = (await sumBrought(trx, source, accountId)) + gathered;
      const minor = minorOf(credit) - before;
      if (minor === 0) return null;
      const left = (await readBalance(trx, accountId)) + gathered;
      if (left + minor < 0) return { isChanged: false, why: USED };
      later.set(accountId, (later.get(accountId) ?? 0) + minor);
      return { isChanged: true, why: onAccount(minorOf(credit)) };
    },
    async end(by: { importId: number; actorId: number; at: Date }): Promise<void> {
      const entries = (those: Map<number, number>) =>
        [...those].map(([accountId, minor]) => ({
          ...by,
          accountId,
          minor,
          kind: 'imported' as const,
        }));
      await enterFirstCredits(trx, entries(first));
      for (const entry of entries(later)) if (entry.minor !== 0) await enterCredit(trx, entry);
    },
  };
}

/** Takes back what an import brought onto the accounts of clients who stay. */
export async function undoCredit(
  trx: Trx,
  brought: readonly { readonly accountId: number; readonly minor: number }[],
  by: { importId: number; actorId: number; at: Date },
): Promise<void> {
  for (const { accountId, minor } of brought)
    await enterCredit(trx, { ...by, accountId, minor: -minor, kind: 'import_undone' });
}

const onAccount = (minor: number): Sentence => {
  const { en, ar } = amountInWords(minor);
  return { en: `On account: ${en}.`, ar: `رصيد الحساب: ${ar}.` };
};
const USED: Sentence = {
  en: 'The money on account stays as it is: some of it was used here.',
  ar: 'يبقى رصيد الحساب كما هو: استُخدم جزء منه هنا.',
};
