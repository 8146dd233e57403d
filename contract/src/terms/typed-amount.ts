import { latinDigits } from '../digits.ts';

/**
 * A typed or imported number, in units of its last decimal, by default hundredths: '1,375.50', '١٬٣٧٥٫٥',
 * '165,50'. A comma or space separates thousands only before exactly three digits; a single comma
 * before one or two final digits starts the decimals. Null for anything else: a guess could be a
 * wrong amount.
 */
export function unitsIn(typed: string, decimals = 2): number | null {
  const text = latinDigits(typed)
    .trim()
    .replace(/[،٬٫]/g, (mark) => (mark === '٫' ? '.' : ','));
  const found =
    /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\.(\d*))?$/.exec(text) ??
    /^(\d+),(\d{1,2})$/.exec(text);
  if (!found || (found[2] ?? '').length > decimals) return null;
  const whole = Number(found[1]?.replace(/[\s,]/g, ''));
  const all = whole * 10 ** decimals + Number((found[2] ?? '').padEnd(decimals, '0'));
  return Number.isSafeInteger(all) ? all : null;
}
