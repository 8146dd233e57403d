import { amountText } from '@limber/contract/money.ts';

/** Digits of Arabic keyboards and their marks, as Latin ones. */
const latin: Record<string, string> = { '٫': '.', '٬': ',', '،': ',' };

/** The fils that somebody typed as AED: '1,375.50', '١٣٧٥٫٥'; null when it is no amount. */
export function filsIn(typed: string): number | null {
  const text = typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[٫٬،]/g, (mark) => latin[mark] ?? '')
    .replace(/[\s,]/g, '');
  const found = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(text);
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** Fils as somebody would type them: '1375.5'. */
export function typedFils(fils: number): string {
  return amountText(fils / 100);
}
