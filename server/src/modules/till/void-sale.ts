import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import type { Trx } from '../../platform/database/db.ts';
import { keepAnswer } from '../../platform/database/idempotency-key.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal, wrongField } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { SAY_WHY } from '../../platform/language/sentence.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { revokeUnlocked } from '../membership/revoke-unlocked.ts';
import { markPackagePaid } from '../packages/mark-package-paid.ts';
import { refuseUndoing } from '../packages/minutes/take-back-minutes.ts';
import type { TillDeps } from './deps.ts';
import { lockDrawerWithCash, refuseEmptying } from './open-and-close-drawer.ts';
import { readLocked } from './pay-for-sale.ts';
import type { SaleRow } from './queries/sales.ts';
import { readOwedBack, writeRefund } from './refunding/write-refund.ts';
import { readSale } from './sale-on-wire.ts';

/**
 * Voids a sale of the open day as a mistake: all money goes back the way it came, packages sold
 * with it are closed, what it paid for is unpaid again, and a membership that no longer counts is
 * revoked; a credit note accompanies the invoice. Refuses 403 a caller who neither made it nor is a
 * manager, 404 a foreign sale, 409 one of a closed day, one that was partly refunded or voided, and
 * a package whose minutes have changed since the sale.
 */
export async function voidSale(
  deps: TillDeps,
  actor: Actor,
  saleId: string,
  request: { location: string; reason: string },
  now: Date,
): Promise<Sale> {
  const { location: locationCode } = request;
  const reason = request.reason.trim();
  if (reason === '') throw wrongField('reason', SAY_WHY);
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const sale = await readLocked(trx, { id: saleId, locationCode });
    const isTheirs = sale.sellerId === actor.accountId || actor.accountType === 'manager';
    if (!isTheirs) throw refusal(403, NOT_YOURS);
    const drawer = await lockDrawerWithCash(trx, locationCode, studioDayOf(now));
    if (drawer.day !== sale.day) throw refusal(409, OTHER_DAY);
    if (sale.lines.some(({ refundedMinor }) => refundedMinor > 0)) throw refusal(409, REFUNDED);
    await refuseUsed(trx, sale);
    const handed = handedIn(sale);
    refuseEmptying(drawer, handed.payments);
    const parts = sale.lines.map((line) => ({
      line,
      grossMinor: line.grossMinor,
      minutes: makesPackage(line) ? null : 0,
      closesPackage: makesPackage(line),
      piecesBack: line.pieces,
    }));
    const owedBack = await readOwedBack(trx, parts);
    const back = {
      ...{ drawerId: drawer.id, reason, voids: true, sessions: undefined, owedBack, parts },
      ...handed,
      because: 'desk' as const,
      mostPercent: 100,
    };
    await writeRefund(trx, deps, actor, sale, back, now);
    const before = sale.lines.flatMap((line) => (makesPackage(line) ? [] : (line.packageId ?? [])));
    await markPackagePaid(trx, before, null);
    const packageIds = sale.lines.flatMap(({ packageId }) => packageId ?? []);
    const by = { actorId: actor.accountId, because: reason };
    await revokeUnlocked(trx, deps, packageIds, by, now);
    return keepAnswer(trx, await readSale(trx, { id: saleId, locationCode }));
  });
}

async function refuseUsed(trx: Trx, sale: SaleRow): Promise<void> {
  for (const line of sale.lines) {
    if (!makesPackage(line) || line.packageId === null) continue;
    const refused = await refuseUndoing(trx, line.packageId);
    if (refused) throw refusal(409, refused);
  }
}

/** Whether the package of a line came with the sale, also by redeeming its gift card. */
function makesPackage({ makesPackage: made, giftCardId }: SaleRow['lines'][number]): boolean {
  return made || giftCardId !== null;
}

/** What was handed over for a sale: by method of payment, and to each therapist. */
function handedIn({ payments, tips }: SaleRow) {
  const byWay = Map.groupBy(payments, ({ method }) => method);
  const byTherapist = Map.groupBy(tips, ({ therapistId }) => therapistId);
  return {
    payments: [...byWay].map(([method, paid]) => ({
      method,
      minor: paid.reduce((sum, { minor }) => sum + minor, 0),
      reference: paid.findLast(({ reference }) => reference !== null)?.reference ?? null,
    })),
    tips: [...byTherapist].map(([therapistId, minor]) => ({
      therapistId,
      minor: minor.reduce((sum, { minor }) => sum + minor, 0),
    })),
  };
}

const NOT_YOURS = {
  en: 'Only who made a sale, or a manager, voids it.',
  ar: 'لا يُبطل عملية البيع إلا من أجراها أو المدير.',
};
const OTHER_DAY = {
  en: 'This sale is of a closed day. Please refund it instead.',
  ar: 'عملية البيع هذه من يوم مغلق. يرجى ردّ المبلغ بدلاً من ذلك.',
};
const REFUNDED = {
  en: 'Something of this sale was refunded. Please refund the rest.',
  ar: 'رُدّ جزء من عملية البيع هذه. يرجى ردّ الباقي.',
};
