import type { PrintedDocument } from '@limber/contract/desk/money/documents.ts';
import type { Company } from '@limber/contract/desk/money/till-values.ts';
import type { Db } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { studioDayOf } from '../../../platform/studio-days.ts';
import { record } from '../../audit/record.ts';
import { lockTodaysDrawer } from '../open-and-close-drawer.ts';
import { readLocked } from '../pay-for-sale.ts';
import { announceSale } from '../queries/announce-sale.ts';
import { findDocumentToReplace } from '../queries/documents.ts';
import { issueDocument } from './issue-document.ts';
import { linesLeft } from './printed-content-rules.ts';
import { readDocument, UNKNOWN_DOCUMENT } from './read-document.ts';

/**
 * Issues a full tax invoice to a company in the place of the invoice of a sale, for what refunds
 * have left of it, and a credit note that cancels the first; no money moves. Refuses 404 an unknown
 * number, 409 a credit note, an invoice that was replaced, refunded or voided, and a branch whose
 * day is closed or not opened.
 */
export async function replaceDocument(
  db: Db,
  actor: Actor,
  { number, buyer }: { number: string; buyer: Company },
  now: Date,
): Promise<PrintedDocument> {
  return transactAs(db, actor.accountId, async (trx) => {
    const known = await findDocumentToReplace(trx, number);
    if (!known) throw refusal(404, UNKNOWN_DOCUMENT);
    const { id, kind, locationCode, saleId } = known;
    if (kind !== 'invoice') throw refusal(409, NO_INVOICE);
    const sale = await readLocked(trx, { id: saleId, locationCode });
    const drawer = await lockTodaysDrawer(trx, locationCode, studioDayOf(now));
    // Under the sale's lock: another desk may have replaced it.
    const {
      replacedBy = null,
      clientName,
      snapshot,
    } = (await findDocumentToReplace(trx, number)) ?? known;
    if (replacedBy !== null) throw refusal(409, wasReplacedBy(replacedBy));
    const lines = linesLeft(sale.lines);
    if (lines.length === 0) throw refusal(409, NOTHING_LEFT);
    const about = { locationCode, saleId, lines, replaces: { id, number, drawerId: drawer.id } };
    const issued = await issueDocument(trx, { ...about, buyer }, now);
    const credit = { refundId: null, refersTo: number, reason: null };
    const of = { payerName: clientName, buyer: snapshot.buyer };
    await issueDocument(trx, { ...about, ...of, credit }, now);
    const after = { replaces: number, company: buyer.name, trn: buyer.trn };
    const entry = { action: 'added', subject: 'document', id: issued, called: issued } as const;
    await record(trx, actor, { ...entry, after }, now);
    await announceSale(trx, saleId, now);
    return keepAnswer(trx, await readDocument(trx, issued));
  });
}

const NO_INVOICE = {
  en: 'Only an invoice can be replaced. A credit note follows its invoice.',
  ar: 'يمكن استبدال الفاتورة فقط. الإشعار الدائن يتبع فاتورته.',
};
const NOTHING_LEFT = {
  en: 'This invoice was refunded in full, so there is nothing left to invoice.',
  ar: 'رُدّت قيمة هذه الفاتورة كاملة، فلم يبقَ ما يُفوتر.',
};

function wasReplacedBy(number: string) {
  return {
    en: `This invoice was already replaced by ${number}.`,
    ar: `سبق استبدال هذه الفاتورة بالفاتورة \u2068${number}\u2069.`,
  };
}
