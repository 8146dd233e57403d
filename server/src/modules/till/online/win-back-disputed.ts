import type { Trx } from '../../../platform/database/db.ts';
import { ownReasons } from '../../../platform/language/own-reasons.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { restoreTakenCard } from '../../gift-cards/restore-taken-card.ts';
import { openWonMonth } from '../../packages/lost-month.ts';
import type { TillDeps } from '../deps.ts';
import { issueDocument } from '../documents/issue-document.ts';
import { markPackagesPaid } from '../mark-packages-paid.ts';
import { announceSale } from '../queries/announce-sale.ts';
import { findDocumentToReplace } from '../queries/documents.ts';
import { upsertOnlineDay } from '../queries/drawers.ts';
import { insertPayments, insertRefund } from '../queries/new-sales.ts';
import { findPersonName, findSale, lockSale } from '../queries/sales.ts';
import { readOwedBack } from '../refunding/write-refund.ts';
import { sumsOf } from '../sale-total-rules.ts';
import type { LostMoney } from './lose-disputed.ts';
import { listCreditedByDispute, sumOfDispute } from './queries.ts';

/**
 * Books, today, that the bank gave back what it had taken in a dispute: as a payment of its own, and what
 * was credited because of the dispute is sold again, with an invoice in the place of the credit note. Where
 * the client has paid meanwhile, the sale is overpaid from then on.
 */
export async function winBackDisputed(
  trx: Trx,
  deps: TillDeps,
  won: Omit<LostMoney, 'amountMinor'>,
  now: Date,
): Promise<void> {
  const { saleId, locationCode, clientId: actorId, disputeId, reference } = won;
  await lockSale(trx, saleId);
  const before = await findSale(trx, { id: saleId, locationCode });
  if (!before) throw new Error(`sale ${saleId} is not at ${locationCode}`);
  await readOwedBack(
    trx,
    before.lines.map((line) => ({ line })),
  );
  const minor = -(await sumOfDispute(trx, disputeId));
  if (minor <= 0) return;
  const drawerId = await upsertOnlineDay(trx, { locationCode, day: studioDayOf(now), at: now });
  const booked = { saleId, refundId: null, drawerId, actorId, at: now };
  await insertPayments(trx, { ...booked, disputeId }, [{ method: 'online', minor, reference }]);
  await takeBackCredit(trx, deps, { ...won, drawerId }, now);
  const sale = await findSale(trx, { id: saleId, locationCode });
  if (sale && sumsOf(sale).dueMinor <= 0) {
    const packageIds = sale.lines.flatMap(({ packageId }) => packageId ?? []);
    const sold = { clientId: sale.client?.id ?? null, packageIds, dueMinor: 0 };
    await markPackagesPaid(trx, deps, sold, now);
  }
  await announceSale(trx, saleId, now);
}

/** Sells again what was credited because of the dispute, and opens what was closed with it. */
async function takeBackCredit(
  trx: Trx,
  deps: TillDeps,
  won: Omit<LostMoney, 'amountMinor'> & { readonly drawerId: number },
  now: Date,
): Promise<void> {
  const { saleId, locationCode, clientId: actorId, disputeId, drawerId } = won;
  const sale = await findSale(trx, { id: saleId, locationCode });
  const { lines: credited, note } = await listCreditedByDispute(trx, disputeId);
  for (const { packageId, giftCardId } of sale?.lines ?? []) {
    if (won.isPlan && packageId !== null && giftCardId === null) {
      await openWonMonth(trx, deps, { packageId, actorId }, now);
    }
  }
  if (!sale || !note || credited.length === 0) return;
  const reason = ownReasons.wonDispute.en;
  const refund = { id: deps.random.uuid(), saleId, drawerId, actorId, reason, disputeId };
  const lines = credited.map(({ lineId, reducesMinor, ...its }) => ({
    ...{ lineId, grossMinor: -its.grossMinor, vatMinor: -its.vatMinor, minutes: -its.minutes },
    reducesMinor: reducesMinor === null ? null : -reducesMinor,
    ...{ piecesBack: null, became: 'stands' as const },
  }));
  await insertRefund(trx, { ...refund, voids: false, at: now }, lines);
  const printed = credited.flatMap(({ lineId, grossMinor, vatMinor }) => {
    const line = sale.lines.find(({ id }) => id === lineId);
    return line ? [{ ...line, wholeMinor: line.grossMinor, grossMinor, vatMinor }] : [];
  });
  for (const { giftCardId, packageId, grossMinor } of printed) {
    if (giftCardId === null || packageId !== null) continue;
    await restoreTakenCard(trx, { giftCardId, minor: grossMinor, locationCode, actorId }, now);
  }
  const payerName = sale.payer && (await findPersonName(trx, sale.payer.id));
  const buyer = (await findDocumentToReplace(trx, note.number))?.snapshot.buyer;
  const replaces = { ...note, drawerId };
  const about = { locationCode, saleId, lines: printed, payerName, buyer, replaces };
  await issueDocument(trx, about, now);
}
