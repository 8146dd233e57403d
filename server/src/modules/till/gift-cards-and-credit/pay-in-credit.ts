import type { ClientCredit } from '@limber/contract/desk/money/credit.ts';
import type { HandedMoney } from '@limber/contract/desk/money/till-values.ts';
import type { Db } from '../../../platform/database/db.ts';
import { wrongField } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { SAY_WHY } from '../../../platform/language/sentence.ts';
import { enterCredit } from '../../credit/enter-credit.ts';
import { readCredit } from '../../credit/read-credit.ts';
import { moveOwedMoney } from './move-owed-money.ts';

interface Handed {
  readonly location: string;
  readonly client_id: number;
  readonly payments: HandedMoney;
}

/**
 * Takes money onto the account of a client, into the books of the branch's open day: it is owed to
 * them, and no sale. Refuses 400 a slip without its number, 404 an unknown client, 409 cash that
 * coins cannot make up, more than an account holds, and a branch whose day is closed or not opened.
 */
export function payInCredit(
  db: Db,
  actor: Actor,
  request: Handed,
  now: Date,
): Promise<ClientCredit> {
  return takeOntoAccount(db, actor, request, { way: 'in', reason: null }, now);
}

/**
 * Gives money on account back to its client. Refuses what {@link payInCredit} refuses, 400 a
 * missing reason, 409 more than is on the account, and more cash than is in the drawer.
 */
export function payOutCredit(
  db: Db,
  actor: Actor,
  request: Handed & { readonly reason: string },
  now: Date,
): Promise<ClientCredit> {
  const reason = request.reason.trim();
  if (reason === '') throw wrongField('reason', SAY_WHY);
  return takeOntoAccount(db, actor, request, { way: 'out', reason }, now);
}

function takeOntoAccount(
  db: Db,
  actor: Actor,
  { client_id: accountId, ...request }: Handed,
  { way, reason }: { readonly way: 'in' | 'out'; readonly reason: string | null },
  now: Date,
): Promise<ClientCredit> {
  return moveOwedMoney(db, actor, { ...request, way }, now, async (trx, { minor, ...moved }) => {
    const kind = way === 'in' ? ('paid_in' as const) : ('paid_out' as const);
    const creditEntryId = await enterCredit(trx, { ...moved, accountId, kind, minor, reason });
    return { creditEntryId, answer: () => readCredit(trx, accountId) };
  });
}
