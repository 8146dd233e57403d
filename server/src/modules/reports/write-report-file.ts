import { taxWords } from '@limber/contract/desk/money/document-words.ts';
import type { ReportTable, StudioReport } from '@limber/contract/desk/money/reports.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { EMIRATES } from '@limber/contract/terms/reports.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Static } from 'typebox';
import { type Cell, csvOf } from '../../platform/csv.ts';
import type { Db } from '../../platform/database/db.ts';
import { type NameOf, type Sentence, say } from '../../platform/language/sentence.ts';
import { studioDayOf, timeOf } from '../../platform/studio-days.ts';
import { readNames } from '../catalogue/read-names.ts';
import { readCredits } from '../credit/read-credit.ts';
import { readLiability } from '../packages/read-liability.ts';
import { chartTable, isOfCharts, type TableOfCharts } from './charts/chart-tables.ts';
import { readReportCharts } from './charts/read-report-charts.ts';
import { payoutOf } from './payout-sums-rules.ts';
import { listPayoutLines, listPayouts } from './queries/payouts.ts';
import { readBooks } from './read-books.ts';
import {
  type ReportRequest,
  readMissed,
  readSoldProducts,
  readTherapists,
  spanOf,
} from './read-report.ts';
import { taxReturnOf } from './tax-return-rules.ts';

type Table = Static<typeof ReportTable>;
type Rows = readonly (readonly Cell[])[];

/**
 * One table of a report as a CSV file, amounts in the studio's currency; headings and the studio's names are in the
 * reader's language. Refuses like {@link readReport}.
 */
export async function writeReport(
  db: Db,
  { table, ...request }: ReportRequest & { readonly table: Table },
  language: Language,
  now: Date,
): Promise<string> {
  const named = await readNames(db, language);
  if (isOfCharts(table)) {
    const charts = await readReportCharts(db, request, language, now);
    return csvOf(...chartTable(table, charts, language));
  }
  const head = heads[table].map((word) => say(words[word], language));
  return csvOf(head, await tables[table](db, request, named, language));
}

/** The column headings, as on the reports page. */
const words = {
  day: { en: 'Day', ar: 'اليوم' },
  time: { en: 'Time', ar: 'الوقت' },
  branch: { en: 'Branch', ar: 'الفرع' },
  sold: { en: 'Sold', ar: 'المبيعات' },
  credited: { en: 'Credited', ar: 'المُعاد' },
  vat: { en: 'VAT', ar: 'الضريبة' },
  rate: { en: 'VAT %', ar: 'نسبة الضريبة' },
  tax: { en: 'Tax category', ar: 'فئة الضريبة' },
  box: { en: 'Box', ar: 'الخانة' },
  supplies: { en: 'Supplies', ar: 'التوريدات' },
  adjustedNet: { en: 'Adjustment without VAT', ar: 'التعديل دون الضريبة' },
  adjustedVat: { en: 'Adjustment of VAT', ar: 'تعديل الضريبة' },
  balance: { en: 'Sold less credited', ar: 'المبيع ناقص المُعاد' },
  net: { en: 'Without VAT', ar: 'دون الضريبة' },
  cash: { en: 'Cash', ar: 'نقداً' },
  terminal: { en: 'Terminal', ar: 'جهاز البطاقات' },
  transfer: { en: 'Transfer', ar: 'تحويل بنكي' },
  online: { en: 'Online', ar: 'عبر الإنترنت' },
  paidIn: { en: 'Onto accounts', ar: 'إلى الحسابات' },
  fromAccounts: { en: 'From accounts', ar: 'من الحسابات' },
  tips: { en: 'Tips', ar: 'الإكراميات' },
  rounding: { en: 'Cash rounding', ar: 'تقريب النقد' },
  therapist: { en: 'Therapist', ar: 'المعالج' },
  sessions: { en: 'Sessions', ar: 'الجلسات' },
  minutes: { en: 'Minutes', ar: 'الدقائق' },
  missed: { en: 'Missed', ar: 'لم يحضر' },
  value: { en: 'Value without VAT', ar: 'القيمة دون الضريبة' },
  pay: { en: 'Pay', ar: 'الأجر' },
  clientId: { en: 'Client number', ar: 'رقم العميل' },
  client: { en: 'Client', ar: 'العميل' },
  product: { en: 'Product', ar: 'المنتج' },
  pieces: { en: 'Pieces', ar: 'القطع' },
  services: { en: 'Services', ar: 'الخدمات' },
  price: { en: 'Price', ar: 'السعر' },
  packageMinutes: { en: 'Package minutes', ar: 'دقائق الباقة' },
  packageId: { en: 'Package number', ar: 'رقم الباقة' },
  package: { en: 'Package', ar: 'الباقة' },
  minutesLeft: { en: 'Minutes left', ar: 'الدقائق المتبقية' },
  payout: { en: 'Payout', ar: 'التحويل' },
  kind: { en: 'Kind', ar: 'النوع' },
  status: { en: 'State', ar: 'الحالة' },
  currency: { en: 'Currency', ar: 'العملة' },
  payments: { en: 'Payments', ar: 'المدفوعات' },
  back: { en: 'Went back', ar: 'المُعاد إلى العملاء' },
  fees: { en: 'Fees', ar: 'الرسوم' },
  other: { en: 'Other', ar: 'أخرى' },
  netPaid: { en: 'Net', ar: 'الصافي' },
  bank: { en: 'At the bank', ar: 'في البنك' },
  difference: { en: 'Difference', ar: 'الفرق' },
  gross: { en: 'Gross', ar: 'الإجمالي' },
  reference: { en: 'Payment', ar: 'الدفعة' },
  invoice: { en: 'Invoice', ar: 'الفاتورة' },
  onAccount: { en: 'On account', ar: 'رصيد الحساب' },
} satisfies Record<string, Sentence>;

/** What a box of the return is for: 1a to 1g for an emirate. */
function boxWords(box: StudioReport['tax_return'][number]['box'], language: Language): string {
  const emirate = EMIRATES.find((each) => each.box === box);
  if (emirate) return `${taxWords.standard[language]}, ${emirate[language]}`;
  return otherBoxes[box]?.[language] ?? '';
}

/** States of a payout, and what its lines are. */
const payoutWords = {
  pending: { en: 'On its way', ar: 'في الطريق' },
  paid: { en: 'Arrived', ar: 'وصل' },
  failed: { en: 'Refused by the bank', ar: 'رفضه البنك' },
  payment: { en: 'Payment', ar: 'دفعة' },
  refund: { en: 'Refund', ar: 'استرداد' },
  dispute: { en: 'Dispute', ar: 'نزاع' },
  fee: { en: 'Fee', ar: 'رسم' },
  other: { en: 'Other', ar: 'أخرى' },
} satisfies Record<string, Sentence>;

const otherBoxes: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  1: taxWords.standard,
  4: taxWords.zero_rated,
  5: taxWords.exempt,
  8: { en: 'In all', ar: 'المجموع' },
};

type BookTable = Exclude<Table, TableOfCharts>;

const heads: Readonly<Record<BookTable, readonly (keyof typeof words)[]>> = {
  takings: [
    ...(['day', 'branch', 'sold', 'credited', 'vat'] as const),
    ...(['cash', 'terminal', 'transfer', 'online', 'paidIn', 'fromAccounts'] as const),
    ...(['tips', 'rounding'] as const),
  ],
  vat: ['day', 'branch', 'rate', 'tax', 'balance', 'net', 'vat'],
  return: ['box', 'supplies', 'rate', 'net', 'vat', 'adjustedNet', 'adjustedVat'],
  therapists: ['therapist', 'sessions', 'minutes', 'missed', 'value', 'tips', 'pay'],
  products: ['product', 'pieces', 'balance', 'vat'],
  missed: ['day', 'time', 'branch', 'client', 'therapist', 'services', 'price', 'packageMinutes'],
  owed: ['clientId', 'client', 'packageId', 'package', 'minutesLeft', 'value'],
  credit: ['clientId', 'client', 'onAccount'],
  payouts: [
    ...(['day', 'payout', 'status', 'currency', 'payments', 'back', 'fees', 'other'] as const),
    ...(['netPaid', 'bank', 'difference'] as const),
  ],
  payout_lines: [
    ...(['day', 'payout', 'kind', 'time', 'gross', 'fees', 'netPaid'] as const),
    ...(['reference', 'branch', 'invoice'] as const),
  ],
};

const tables: Readonly<
  Record<
    BookTable,
    (db: Db, request: ReportRequest, named: NameOf, language: Language) => Promise<Rows>
  >
> = {
  takings: async (db, request) =>
    (await readBooks(db, spanOf(request))).takings.map((row) => [
      row.day,
      row.location,
      ...[row.sold, row.credited, row.vat].map(amountOf),
      ...[row.cash, row.terminal, row.transfer, row.online, row.paidIn, row.credit].map(amountOf),
      ...[row.tips, row.rounding].map(amountOf),
    ]),
  vat: async (db, request, _named, language) =>
    (await readBooks(db, spanOf(request))).vat.map(
      ({ day, location, basisPoints, tax, gross, vat }) => [
        ...[day, location, basisPoints / 100, taxWords[tax][language]],
        ...[amountOf(gross), amountOf(gross - vat), amountOf(vat)],
      ],
    ),
  return: async (db, request, _named, language) =>
    taxReturnOf((await readBooks(db, spanOf(request))).taxed).map((line) => [
      ...[line.box, boxWords(line.box, language), line.percent],
      ...[line.net, line.vat, line.adjusted_net, line.adjusted_vat],
    ]),
  therapists: async (db, request, named) =>
    (await readTherapists(db, request)).map((row) => [
      named(row.therapist),
      ...[row.sessions, row.minutes, row.no_shows, row.value, row.tips, row.pay],
    ]),
  products: async (db, request, named) =>
    (await readSoldProducts(db, request, named)).map((row) => [
      ...[row.name, row.pieces, row.sold, row.vat],
    ]),
  missed: async (db, request, named) =>
    (await readMissed(db, request, { limit: null, named })).map((row) => {
      const startsAt = new Date(row.starts_at);
      return [
        ...[studioDayOf(startsAt), timeOf(startsAt), row.location, row.client],
        ...[named(row.therapist), row.services, row.price, row.package_minutes],
      ];
    }),
  owed: async (db, request, named) => {
    spanOf(request);
    const { packages } = await readLiability(
      db,
      { day: request.to },
      { limit: 1_000_000, offset: 0 },
    );
    return packages.map((row) => [
      ...[row.owner_id, row.owner, row.owned_package_id, named(row.name), row.minutes, row.value],
    ]);
  },
  credit: async (db, request) =>
    (await readCredits(db, spanOf(request).ends)).map((row) => [
      row.id,
      row.name,
      amountOf(row.minor),
    ]),
  payouts: async (db, request, _named, language) =>
    (await listPayouts(db, spanOf(request)))
      .map(payoutOf)
      .map((row) => [
        ...[row.arrives_on, row.reference, payoutWords[row.status][language], row.currency],
        ...[row.payments, row.back, row.fees, row.other, row.net, row.bank, row.difference],
      ]),
  payout_lines: async (db, request, _named, language) =>
    (await listPayoutLines(db, spanOf(request))).map((row) => [
      ...[row.arrivesOn, row.payout, payoutWords[row.kind][language]],
      ...[
        `${studioDayOf(row.at)} ${timeOf(row.at)}`,
        amountOf(row.grossMinor),
        amountOf(-row.feeMinor),
      ],
      ...[amountOf(row.netMinor), row.reference, row.location, row.invoice],
    ]),
};
