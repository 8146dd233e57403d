import type { Sentence } from '../../../platform/language/sentence.ts';
import {
  type BothLanguages,
  NAME_TAKEN,
  problemsOfText,
} from '../translations/translation-rules.ts';

/** The price of a service in one of its lengths. */
export interface Price {
  readonly minutes: number;
  readonly minor: number;
}

/** Any room or device of a kind, or one of those that are named. */
export interface Need {
  readonly kind: string | null;
  readonly resourceIds: readonly number[];
}

/** A service as somebody wants to have it. */
export interface ServiceInput {
  readonly name: BothLanguages;
  readonly description: BothLanguages;
  readonly prices: readonly Price[];
  readonly needs: readonly Need[];
  readonly therapistIds: readonly number[];
}

interface Nameable {
  readonly kinds: readonly string[];
  readonly resourceIds: readonly number[];
  readonly therapistIds: readonly number[];
}

/** What is invalid about a service, by its fields on the wire. */
export function problemsOfService(
  service: ServiceInput,
  { otherNames, there }: { otherNames: readonly string[]; there: Nameable },
): Record<string, Sentence> {
  const isKnown = ({ kind, resourceIds }: Need) =>
    kind === null
      ? resourceIds.length > 0 && resourceIds.every((id) => there.resourceIds.includes(id))
      : resourceIds.length === 0 && there.kinds.includes(kind);
  return {
    ...(otherNames.includes(service.name.en.trim()) ? { 'name.en': NAME_TAKEN } : {}),
    ...problemsOfText('description', service.description),
    ...problemsOfPrices(service.prices),
    ...(service.needs.every(isKnown) ? {} : { needs: NO_RESOURCE }),
    ...(service.therapistIds.every((id) => there.therapistIds.includes(id))
      ? {}
      : { therapist_ids: NO_THERAPIST }),
  };
}

/** What is invalid about the lengths and prices of a service. */
export function problemsOfPrices(prices: readonly Price[]): Record<string, Sentence> {
  const lengths = new Set(prices.map(({ minutes }) => minutes));
  return lengths.size < prices.length ? { prices: ONE_PRICE } : {};
}

/** The refusal of ids that are not all services of the studio. */
export const NO_SERVICE: Sentence = {
  en: 'One of these is not a service of this studio.',
  ar: 'إحدى الخدمات المختارة ليست من خدمات الاستوديو.',
};

const ONE_PRICE: Sentence = { en: 'Each length has one price.', ar: 'لكل مدة سعر واحد.' };

const NO_RESOURCE: Sentence = {
  en: 'No branch has such a room or device.',
  ar: 'لا توجد في أي فرع غرفة أو جهاز كهذا.',
};

const NO_THERAPIST: Sentence = {
  en: 'One of them is no therapist of the studio.',
  ar: 'أحد المختارين ليس من معالجي الاستوديو.',
};
