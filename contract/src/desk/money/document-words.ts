import { amountOf, inCurrency, minorOf } from '../../money/currency.ts';
import { momentAtDesk } from '../dates-at-desk.ts';

type TaxCategory = 'standard' | 'zero_rated' | 'exempt';

interface Words {
  readonly en: string;
  readonly ar: string;
}

interface LabelledAmount {
  readonly label: Words;
  readonly amount: number;
}

/** The words printed on every invoice and credit note, in both languages at once. */
export const documentWords = {
  taxInvoice: { en: 'Tax Invoice', ar: 'فاتورة ضريبية' },
  simplifiedTaxInvoice: { en: 'Simplified Tax Invoice', ar: 'فاتورة ضريبية مبسطة' },
  taxCreditNote: { en: 'Tax Credit Note', ar: 'إشعار دائن ضريبي' },
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  creditNote: { en: 'Credit Note', ar: 'إشعار دائن' },
  number: { en: 'Number', ar: 'الرقم' },
  date: { en: 'Date', ar: 'التاريخ' },
  trn: { en: 'TRN', ar: 'رقم التسجيل الضريبي' },
  phone: { en: 'Telephone', ar: 'الهاتف' },
  client: { en: 'Client', ar: 'العميل' },
  buyer: { en: 'Buyer', ar: 'المشتري' },
  buyerAddress: { en: 'Address of the buyer', ar: 'عنوان المشتري' },
  buyerTrn: { en: 'TRN of the buyer', ar: 'رقم التسجيل الضريبي للمشتري' },
  soldAt: { en: 'Date of supply', ar: 'تاريخ التوريد' },
  replaces: { en: 'Replaces invoice', ar: 'تحل محل الفاتورة' },
  replacedBy: { en: 'Replaced by invoice', ar: 'حلت محلها الفاتورة' },
  refersTo: { en: 'For invoice', ar: 'عن الفاتورة' },
  reason: { en: 'Reason', ar: 'السبب' },
  description: { en: 'Description', ar: 'البيان' },
  quantity: { en: 'Qty', ar: 'الكمية' },
  net: { en: 'Net', ar: 'الصافي' },
  vatRate: { en: 'VAT %', ar: 'النسبة' },
  vat: { en: 'VAT', ar: 'الضريبة' },
  gross: { en: 'Total', ar: 'الإجمالي' },
  listPrice: { en: 'Price before reduction', ar: 'السعر قبل التخفيض' },
  partOf: { en: 'Part of', ar: 'جزء من' },
  totalNet: { en: 'Total without VAT', ar: 'الإجمالي دون الضريبة' },
  totalVat: { en: 'Total VAT', ar: 'إجمالي الضريبة' },
  total: { en: 'Total with VAT', ar: 'الإجمالي مع الضريبة' },
  tip: { en: 'Tip, no VAT', ar: 'إكرامية، دون ضريبة' },
  rounding: { en: 'Cash rounding', ar: 'تقريب النقد' },
  due: { en: 'Still to be paid', ar: 'المتبقي للدفع' },
  underWay: { en: 'Of that, on its way to the card', ar: 'منه في طريقه إلى البطاقة' },
  refused: {
    en: 'Of that, refused by the bank and owed back',
    ar: 'منه ما رفضه المصرف ويبقى مستحق الرد',
  },
} as const;

/** The line below the head. */
export function amountsIn(): Words {
  const [en, ar] = [inCurrency('en'), inCurrency('ar', 'whole')];
  return { en: `All amounts in ${en}`, ar: `جميع المبالغ ${ar}` };
}

/** How a line is taxed, as documents and files name it. */
export const taxWords: Readonly<Record<TaxCategory, Words>> = {
  standard: { en: 'Standard-rated', ar: 'خاضع للنسبة الأساسية' },
  zero_rated: { en: 'Zero-rated', ar: 'خاضع لنسبة الصفر' },
  exempt: { en: 'Exempt', ar: 'معفى' },
};

/**
 * The title. Without a tax registration number there is no tax invoice, nor where nothing in it is
 * taxable.
 */
export function titleOfDocument(document: {
  readonly kind: 'invoice' | 'credit_note';
  readonly simplified: boolean;
  readonly trn: string | null;
  readonly lines: readonly { readonly tax: TaxCategory }[];
}): Words {
  const { kind, simplified, trn, lines } = document;
  const isUntaxed = trn === null || lines.every(({ tax }) => tax === 'exempt');
  if (kind === 'credit_note') {
    return isUntaxed ? documentWords.creditNote : documentWords.taxCreditNote;
  }
  if (isUntaxed) return documentWords.invoice;
  return simplified ? documentWords.simplifiedTaxInvoice : documentWords.taxInvoice;
}

/** Whether there is no tax where the studio is, so that a document says nothing of any. */
export function knowsNoTax({
  trn,
  lines,
}: {
  readonly trn: string | null;
  readonly lines: readonly { readonly tax: TaxCategory; readonly vat_percent: number }[];
}): boolean {
  return (
    trn === null && lines.every(({ tax, vat_percent: rate }) => tax === 'standard' && rate === 0)
  );
}

const paidWords = {
  invoice: {
    cash: { en: 'Paid in cash', ar: 'مدفوع نقداً' },
    terminal: { en: 'Paid by card', ar: 'مدفوع بالبطاقة' },
    transfer: { en: 'Paid by transfer', ar: 'مدفوع بتحويل بنكي' },
    online: { en: 'Paid online', ar: 'مدفوع عبر الإنترنت' },
    credit: { en: 'Paid from account credit', ar: 'مدفوع من رصيد الحساب' },
    gift_card: { en: 'Paid by gift card', ar: 'مدفوع ببطاقة هدية' },
  },
  credit_note: {
    cash: { en: 'Given back in cash', ar: 'أُعيد نقداً' },
    terminal: { en: 'Given back by card', ar: 'أُعيد إلى البطاقة' },
    transfer: { en: 'Given back by transfer', ar: 'أُعيد بتحويل بنكي' },
    online: { en: 'Given back online', ar: 'أُعيد عبر الإنترنت' },
    credit: { en: 'Given back as account credit', ar: 'أُعيد إلى رصيد الحساب' },
    gift_card: { en: 'Given back to the gift card', ar: 'أُعيد إلى بطاقة الهدية' },
  },
} as const;

/**
 * How it was paid or given back, with a line each for a tip, for rounding, for what is still due, and for what is
 * on its way to a card or did not reach it.
 */
export function howPaid(document: {
  readonly kind: 'invoice' | 'credit_note';
  readonly payments: readonly {
    readonly method: 'cash' | 'terminal' | 'transfer' | 'credit' | 'online' | 'gift_card';
    readonly amount: number;
  }[];
  readonly tip: number;
  readonly rounding: number;
  readonly due: number;
  readonly under_way: number;
  readonly refused: number;
}): LabelledAmount[] {
  const { kind, payments, tip, rounding, due, under_way: underWay, refused } = document;
  return [
    ...(tip === 0 ? [] : [{ label: documentWords.tip, amount: tip }]),
    ...(rounding === 0 ? [] : [{ label: documentWords.rounding, amount: rounding }]),
    ...payments.map(({ method, amount }) => ({ label: paidWords[kind][method], amount: amount })),
    ...(due === 0 ? [] : [{ label: documentWords.due, amount: due }]),
    ...(underWay === 0 ? [] : [{ label: documentWords.underWay, amount: underWay }]),
    ...(refused === 0 ? [] : [{ label: documentWords.refused, amount: refused }]),
  ];
}

/**
 * What is said of a document above its lines, in order: its number, the company that buys or the
 * client, and the documents that it belongs to.
 */
export function factsOf(document: {
  readonly number: string;
  readonly issued_at: string;
  readonly sold_at: string;
  readonly client_name: string | null;
  readonly buyer: { readonly name: string; readonly address: string; readonly trn: string } | null;
  readonly replaces: string | null;
  readonly replaced_by: string | null;
  readonly refers_to: string | null;
  readonly reason: string | null;
  /** Null: it is as somebody wrote it, in both languages. */
  readonly reason_ar: string | null;
}): { readonly label: Words; readonly value: string | Words }[] {
  const { buyer, replaces, reason, reason_ar: reasonAr } = document;
  const facts: readonly (readonly [Words, string | Words | null | undefined])[] = [
    [documentWords.number, document.number],
    [documentWords.date, momentAtDesk(document.issued_at)],
    [documentWords.soldAt, replaces && momentAtDesk(document.sold_at)],
    [documentWords.buyer, buyer?.name],
    [documentWords.buyerAddress, buyer?.address],
    [documentWords.buyerTrn, buyer?.trn],
    [documentWords.client, document.client_name],
    [documentWords.replaces, replaces],
    [documentWords.replacedBy, document.replaced_by],
    [documentWords.refersTo, document.refers_to],
    [documentWords.reason, reason && reasonAr ? { en: reason, ar: reasonAr } : reason],
  ];
  return facts.flatMap(([label, value]) => (value ? { label, value } : []));
}

/**
 * The small print below a line: how it is taxed where that is not the rate of the day, the price
 * before a reduction, or the price of which a part is given back.
 */
export function noteOfLine(line: {
  readonly list_price: number;
  readonly price: number;
  readonly part_of: number | null;
  readonly tax: TaxCategory;
}): (LabelledAmount | { readonly label: Words; readonly amount: null })[] {
  const { list_price: list, price, part_of: whole, tax } = line;
  return [
    ...(tax === 'standard' ? [] : [{ label: taxWords[tax], amount: null }]),
    ...(price < list ? [{ label: documentWords.listPrice, amount: list }] : []),
    ...(whole === null ? [] : [{ label: documentWords.partOf, amount: whole }]),
  ];
}

/**
 * What the lines of each rate and category add up to without VAT, in the order of the categories;
 * empty where all are taxed at one rate.
 */
export function sumsByTax(
  lines: readonly {
    readonly tax: TaxCategory;
    readonly vat_percent: number;
    readonly price: number;
    readonly vat: number;
  }[],
): LabelledAmount[] {
  const groups = Map.groupBy(lines, ({ tax, vat_percent: percent }) => `${tax} ${percent}`);
  if (groups.size === 1 && lines[0]?.tax === 'standard') return [];
  const turn = Object.keys(taxWords);
  return [...groups.values()]
    .map((those) => ({ ...those[0], minor: those.reduce((sum, line) => sum + netMinor(line), 0) }))
    .sort((a, b) => turn.indexOf(a.tax ?? '') - turn.indexOf(b.tax ?? ''))
    .map(({ tax = 'standard', vat_percent: percent = 0, minor }) => ({
      label: netAt(tax, percent),
      amount: amountOf(minor),
    }));
}

const netMinor = ({ price, vat }: { readonly price: number; readonly vat: number }) =>
  minorOf(price) - minorOf(vat);

function netAt(tax: TaxCategory, percent: number): Words {
  const { en, ar } = taxWords[tax];
  if (tax !== 'standard') return { en: `${en}, net`, ar: `${ar}، الصافي` };
  return { en: `${en} ${percent}%, net`, ar: `${ar} \u2068${percent}%\u2069، الصافي` };
}
