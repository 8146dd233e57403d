import type { PayLineKind } from '@limber/contract/desk/studio/pay-rates.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { csvOf } from '../../platform/csv.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Sentence, say } from '../../platform/language/sentence.ts';
import { readNames } from '../catalogue/read-names.ts';
import { listTherapists } from './queries/months.ts';
import { findMonth, linesOnWire } from './read-pay.ts';

/** The lines of a month, `YYYY-MM`, of one therapist or of all, as a CSV file with amounts in the studio's currency. */
export async function writePayFile(
  db: Db,
  { month, therapist }: { readonly month: string; readonly therapist?: number | undefined },
  language: Language,
): Promise<string> {
  const named = await readNames(db, language);
  const { lines } = await findMonth(db, `${month}-01`);
  const people = (await listTherapists(db)).filter(
    ({ id }) => therapist === undefined || id === therapist,
  );
  const rows = await Promise.all(
    people.map(async ({ id, name }) => {
      const theirs = lines.filter(({ therapistId }) => therapistId === id);
      return (await linesOnWire(db, theirs, language)).map((line) => [
        ...[named(name), line.day, line.location, say(kinds[line.kind], language)],
        ...[line.name, line.client, line.document, line.minutes, line.base],
        ...[line.per_hour, line.percent, line.amount, line.corrects],
      ]);
    }),
  );
  return csvOf(
    head.map((word) => say(word, language)),
    rows.flat(),
  );
}

const kinds: Readonly<Record<PayLineKind, Sentence>> = {
  session: { en: 'Session', ar: 'جلسة' },
  product: { en: 'Product', ar: 'منتج' },
  refund: { en: 'Refund', ar: 'استرداد' },
  tip: { en: 'Tip', ar: 'إكرامية' },
};

const head: readonly Sentence[] = [
  { en: 'Therapist', ar: 'المعالج' },
  { en: 'Day', ar: 'اليوم' },
  { en: 'Branch', ar: 'الفرع' },
  { en: 'Kind', ar: 'النوع' },
  { en: 'Service or product', ar: 'الخدمة أو المنتج' },
  { en: 'Client', ar: 'العميل' },
  { en: 'Invoice', ar: 'الفاتورة' },
  { en: 'Minutes', ar: 'الدقائق' },
  { en: 'Base without VAT', ar: 'الأساس دون الضريبة' },
  { en: 'Per hour', ar: 'للساعة' },
  { en: 'Percent', ar: 'النسبة' },
  { en: 'Amount', ar: 'المبلغ' },
  { en: 'Corrects', ar: 'تصحيح لشهر' },
];
