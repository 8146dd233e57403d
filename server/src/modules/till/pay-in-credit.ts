import type { ClientCredit } from '@limber/contract/desk/money/credit.ts';
import type { HandedMoney } from '@limber/contract/desk/money/till-values.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { announceMoney } from '../../platform/database/notify-changed-days.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { enterCredit } from '../credit/enter-credit.ts';
import { readCredit } from '../credit/read-credit.ts';
import { lockDrawerWithCash, lockTodaysDrawer, refuseEmptying } from './open-and-close-drawer.ts';
import { insertCreditPayments } from './queries/new-sales.ts';
import { paidFils, readRounding } from './take-money.ts';

interface Handed {
  readonly location: string;
  readonly client_id: number;
  readonly payments: HandedMoney;
}

/**
 * Takes money onto a client's account, into the books of the branch's open day: the studio owes it
 * to them; it is no sale. Refuses 400 a slip without its number, 404 an unknown client, 409 cash
 * that coins cannot make up, more than an account holds, and a branch whose day is closed or not
 * opened.
 */
export function payInCredit(db: Db, actor: Actor, asked: Handed, now: Date): Promise<ClientCredit> {
  return moveMoney(db, actor, asked, now, async (trx, payments) => {
    const drawer = await lockTodaysDrawer(trx, asked.location, studioDayOf(now));
    return { drawerId: drawer.id, kind: 'paid_in', payments, reason: null };
  });
}

/**
 * Pays money on account out to its client. Refuses like {@link payInCredit}, 400 a missing reason,
 * 409 more than is on the account, and more cash than is in the drawer.
 */
export function payOutCredit(
  db: Db,
  actor: Actor,
  asked: Handed & { readonly reason: string },
  now: Date,
): Promise<ClientCredit> {
  const reason = asked.reason.trim();
  if (reason === '') throw wrongField('reason', SAY_WHY);
  return moveMoney(db, actor, asked, now, async (trx, payments) => {
    const drawer = await lockDrawerWithCash(trx, asked.location, studioDayOf(now));
    refuseEmptying(drawer, payments);
    const back = payments.map((each) => ({ ...each, fils: -each.fils }));
    return { drawerId: drawer.id, kind: 'paid_out', payments: back, reason };
  });
}

type Money = ReturnType<typeof paidFils>;

function moveMoney(
  db: Db,
  { accountId: actorId }: Actor,
  { location: locationCode, client_id: accountId, payments }: Handed,
  now: Date,
  intoDrawer: (
    trx: Trx,
    payments: readonly Money[],
  ) => Promise<{
    readonly drawerId: number;
    readonly kind: 'paid_in' | 'paid_out';
    readonly payments: readonly Money[];
    readonly reason: string | null;
  }>,
): Promise<ClientCredit> {
  return transactAs(db, actorId, async (trx) => {
    const paid = payments.map((payment) => paidFils(payment));
    // The amount on an account is the amount handed over: only whole coins.
    await readRounding(trx, 0, paid);
    const { drawerId, kind, reason, payments: moved } = await intoDrawer(trx, paid);
    const fils = moved.reduce((sum, each) => sum + each.fils, 0);
    const entry = { accountId, locationCode, kind, fils, reason, actorId, at: now };
    const creditEntryId = await enterCredit(trx, entry);
    await insertCreditPayments(trx, { creditEntryId, drawerId, actorId, at: now }, moved);
    await announceMoney(trx, locationCode, now);
    return keepAnswer(trx, await readCredit(trx, accountId));
  });
}
