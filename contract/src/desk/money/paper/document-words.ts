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
  rounding: { en: 'Rounding of cash', ar: 'تقريب النقد' },
  inAed: { en: 'All amounts in AED', ar: 'جميع المبالغ بالدرهم الإماراتي' },
} as const;

/** The title. Without a tax registration number there is no tax invoice. */
export function titleOfDocument(document: {
  readonly kind: 'invoice' | 'credit_note';
  readonly simplified: boolean;
  readonly trn: string | null;
}): { readonly en: string; readonly ar: string } {
  const { kind, simplified, trn } = document;
  if (kind === 'credit_note') {
    return trn === null ? documentWords.creditNote : documentWords.taxCreditNote;
  }
  if (trn === null) return documentWords.invoice;
  return simplified ? documentWords.simplifiedTaxInvoice : documentWords.taxInvoice;
}

const paidWords = {
  invoice: {
    cash: { en: 'Paid in cash', ar: 'مدفوع نقداً' },
    terminal: { en: 'Paid by card', ar: 'مدفوع بالبطاقة' },
    transfer: { en: 'Paid by transfer', ar: 'مدفوع بتحويل بنكي' },
  },
  credit_note: {
    cash: { en: 'Given back in cash', ar: 'أُعيد نقداً' },
    terminal: { en: 'Given back by card', ar: 'أُعيد إلى البطاقة' },
    transfer: { en: 'Given back by transfer', ar: 'أُعيد بتحويل بنكي' },
  },
} as const;

/** How it was paid or given back, with a line each for a tip and for rounding. */
export function howPaid(document: {
  readonly kind: 'invoice' | 'credit_note';
  readonly payments: readonly {
    readonly method: 'cash' | 'terminal' | 'transfer';
    readonly amount: number;
  }[];
  readonly tip: number;
  readonly rounding: number;
}): { readonly label: { readonly en: string; readonly ar: string }; readonly aed: number }[] {
  const { kind, payments, tip, rounding } = document;
  return [
    ...(tip === 0 ? [] : [{ label: documentWords.tip, aed: tip }]),
    ...(rounding === 0 ? [] : [{ label: documentWords.rounding, aed: rounding }]),
    ...payments.map(({ method, amount }) => ({ label: paidWords[kind][method], aed: amount })),
  ];
}

/**
 * The small print below a line: the price before a reduction, or the price of which a part is given
 * back.
 */
export function noteOfLine(line: {
  readonly list_price: number;
  readonly price: number;
  readonly part_of: number | null;
}): { readonly label: { readonly en: string; readonly ar: string }; readonly aed: number }[] {
  const { list_price: list, price, part_of: whole } = line;
  return [
    ...(price < list ? [{ label: documentWords.listPrice, aed: list }] : []),
    ...(whole === null ? [] : [{ label: documentWords.partOf, aed: whole }]),
  ];
}

/** An amount in AED as printed, with two decimals and a comma for thousands: '2,750.00'. */
export function amountOnPaper(aed: number): string {
  return aed.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** An instant in Dubai time, '4 March 2026, 10:00', with the same digits in both languages. */
export function momentOnPaper(instant: string): { readonly en: string; readonly ar: string } {
  const at = new Date(instant);
  const zone = { timeZone: 'Asia/Dubai' } as const;
  const time = at.toLocaleTimeString('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
  const long = { ...zone, day: 'numeric', month: 'long', year: 'numeric' } as const;
  return {
    en: `${at.toLocaleDateString('en-GB', long)}, ${time}`,
    ar: `${at.toLocaleDateString('ar-AE-u-nu-latn', long)}، ${time}`,
  };
}
