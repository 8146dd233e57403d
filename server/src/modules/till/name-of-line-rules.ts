import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { NameOf } from '../../platform/language/sentence.ts';

/** The name of what is sold, with its minutes, as a sale and its invoice show it. */
export function productName({ name, minutes }: { name: string; minutes: number | null }): string {
  return minutes === null ? name : `${name}, ${minutes} min`;
}

/** The name of a line in both languages, with its length. */
export function namesOf(names: readonly string[], minutes: number | null, inArabic: NameOf) {
  const arabic = names.map(inArabic);
  const isSaid = arabic.some((name, at) => name !== names[at]);
  const name = productName({ name: names.join(' + '), minutes });
  const said = isSaid ? arabic.join(' + ') : null;
  if (said === null || minutes === null) return { name, nameAr: said };
  return { name, nameAr: `${said}، ${countInArabic(minutes, 'minutes')}` };
}

/** The name of what a session costs that was cancelled late, or missed. */
export function feeNameOf(
  { name, nameAr }: ReturnType<typeof namesOf>,
  because: 'late' | 'missed',
): ReturnType<typeof namesOf> {
  const { en, ar } = FEES[because];
  return { name: `${en}: ${name}`, nameAr: nameAr && `${ar}: ${nameAr}` };
}

const FEES = {
  late: { en: 'Late cancellation', ar: 'إلغاء متأخر' },
  missed: { en: 'Missed session', ar: 'جلسة فائتة' },
};

/** The name of the remaining price of a session that was sold before and costs more since. */
export function differenceOf({ name, nameAr }: ReturnType<typeof namesOf>) {
  return { name: `${name}: the difference`, nameAr: nameAr && `${nameAr}: فرق السعر` };
}
