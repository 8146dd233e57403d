import type { Sentence } from '../../../platform/language/sentence.ts';

interface Ids {
  readonly services: readonly number[];
  readonly products: readonly number[];
}

interface Terms {
  readonly tiersBy: string | null;
  readonly tiers: readonly { readonly reached: number }[];
}

/** What is invalid about the tiers and the own shares of a rate, by its fields on the wire. */
export function problemsOfRate(terms: Terms, mentioned: Ids, known: Ids): Record<string, Sentence> {
  const rises = terms.tiers.every(
    ({ reached }, at) => at === 0 || reached > (terms.tiers[at - 1]?.reached ?? 0),
  );
  const isWhole = terms.tiersBy !== 'sessions' || terms.tiers.every((tier) => isInteger(tier));
  return {
    ...(rises ? {} : { tiers: RISING }),
    ...(isWhole ? {} : { tiers: WHOLE }),
    ...problemOf('services', mentioned, known),
    ...problemOf('products', mentioned, known),
  };
}

const isInteger = ({ reached }: { readonly reached: number }) => Number.isInteger(reached);

function problemOf(field: keyof Ids, mentioned: Ids, known: Ids): Record<string, Sentence> {
  const ids = mentioned[field];
  if (new Set(ids).size < ids.length) return { [field]: TWICE };
  return ids.every((id) => known[field].includes(id)) ? {} : { [field]: UNKNOWN };
}

const RISING: Sentence = {
  en: 'Each tier needs a higher amount than the one before.',
  ar: 'يجب أن يكون مبلغ كل شريحة أعلى من مبلغ الشريحة التي قبلها.',
};
const WHOLE: Sentence = {
  en: 'A tier of sessions needs a whole number.',
  ar: 'يجب أن يكون عدد الجلسات في الشريحة عدداً صحيحاً.',
};
const TWICE: Sentence = {
  en: 'Each can have only one share.',
  ar: 'لكل واحد منها حصة واحدة فقط.',
};
const UNKNOWN: Sentence = {
  en: 'One of them is unknown. Please load the page again.',
  ar: 'أحدها غير معروف. يرجى تحميل الصفحة من جديد.',
};
