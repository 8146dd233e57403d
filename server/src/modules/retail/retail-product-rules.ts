import type { Sentence } from '../../platform/language/sentence.ts';
import { NAME_TAKEN } from '../catalogue/translations/translation-rules.ts';
import { UNKNOWN_BRANCH } from '../scheduling/diary-rules.ts';

interface Wished {
  readonly name: { readonly en: string };
  readonly barCode: string | null;
  readonly branches: readonly string[];
}

interface Around {
  readonly others: readonly {
    readonly name: { readonly en: string };
    readonly barCode: string | null;
  }[];
  readonly branches: readonly string[];
}

/** What is invalid about a product, by its fields on the wire. */
export function problemsOfRetailProduct(product: Wished, around: Around): Record<string, Sentence> {
  const { name, barCode, branches } = product;
  const { others } = around;
  const isUnknown = branches.some((code) => !around.branches.includes(code));
  const hasCode = barCode !== null && others.some((other) => other.barCode === barCode);
  return {
    ...(others.some((other) => other.name.en === name.en) ? { 'name.en': NAME_TAKEN } : {}),
    ...(hasCode ? { bar_code: CODE_TAKEN } : {}),
    ...(isUnknown ? { warnings: UNKNOWN_BRANCH } : {}),
  };
}

const CODE_TAKEN: Sentence = {
  en: 'Another product has this bar code.',
  ar: 'هذا الباركود لمنتج آخر.',
};
