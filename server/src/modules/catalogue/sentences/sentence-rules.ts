import { compileMessage, type Token } from '@limber/contract/terms/site/compile-message.ts';
import {
  LONGEST_SENTENCE,
  SENTENCE_GROWS,
  SENTENCE_PAGES,
  SENTENCE_ROOM,
  type SentencePage,
} from '@limber/contract/terms/site/page-sentences.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';

/** A sentence of the pages as the product says it. */
export interface ProductSentence {
  /** By which the pages know it. */
  readonly id: string;
  readonly source: string;
  readonly ar: string;
  /** Files that say it, such as `app/pages/marketing/home/hero.tsx`. */
  readonly files: readonly string[];
}

const PLACES: readonly (readonly [SentencePage, RegExp])[] = [
  ['home', /^app\/pages\/marketing\/(?:home|body-map|branches|people|closure)\//],
  ['membership', /^app\/pages\/marketing\/discount\//],
  ['policies', /^app\/pages\/marketing\/policies\//],
  ['booking', /^app\/pages\/book\//],
  ['sign_in', /^app\/(?:pages\/login|components\/sign-in)\//],
  ['profile', /^app\/pages\/profile\//],
  ['other', /^app\/pages\/(?:card|claim|invitation)\//],
  ['frame', /^app\//],
];

/** The first page that says it, and the part of the page. */
export function placeOf({ files }: Pick<ProductSentence, 'files'>): {
  page: SentencePage;
  section: string;
} {
  const places = files.map((file) => ({
    page: PLACES.find(([, pattern]) => pattern.test(file))?.[0] ?? 'frame',
    section: sectionOf(file),
  }));
  const rank = ({ page }: { page: SentencePage }) => SENTENCE_PAGES.indexOf(page);
  return places.toSorted((a, b) => rank(a) - rank(b))[0] ?? { page: 'frame', section: '' };
}

/** 'hero' of a part of the home page, 'body-map' of a folder beside it. */
function sectionOf(file: string): string {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  return folder === 'home' ? name.replace(/\.tsx?$/, '') : folder;
}

/** Why words cannot stand in the place of the product's; null: they can. */
export function problemOfWords(product: string, words: string): Sentence | null {
  const most = Math.min(LONGEST_SENTENCE, Math.max(SENTENCE_ROOM, product.length * SENTENCE_GROWS));
  if (words.length > most) {
    return {
      en: `There is room for ${most} letters.`,
      ar: `المساحة تتسع لـ ${most} حرفاً.`,
    };
  }
  const wanted = placeholdersOf(product);
  const placeholders = placeholdersOf(words);
  if (!wanted || !placeholders) return UNREADABLE;
  const missing = wanted.filter((each) => !placeholders.includes(each));
  const foreign = placeholders.filter((each) => !wanted.includes(each));
  if (missing.length > 0) {
    const said = missing.join(' ');
    return {
      en: `Please keep ${said}: the page fills it in.`,
      ar: `يرجى الإبقاء على \u2066${said}\u2069، فالصفحة تملؤه.`,
    };
  }
  if (foreign.length > 0) {
    const said = foreign.join(' ');
    return {
      en: `Please leave out ${said}: the page cannot fill it in here.`,
      ar: `يرجى حذف \u2066${said}\u2069، فالصفحة لا تستطيع ملأه هنا.`,
    };
  }
  return null;
}

/** The Arabic words as a reader of unknown gender reads them. */
export function withoutReader(words: string): string {
  const begin = words.indexOf('{reader, select,');
  if (begin < 0) return words;
  const end = closing(words, begin);
  const choice = words.slice(begin, end + 1);
  const at = choice.indexOf('other {') + 'other '.length;
  const other = choice.slice(at + 1, closing(choice, at));
  return withoutReader(words.slice(0, begin) + other + words.slice(end + 1));
}

/** Place of the bracket that closes the one at `from`. */
function closing(words: string, from: number): number {
  let depth = 0;
  for (let at = from; at < words.length; at += 1) {
    if (words[at] === '{') depth += 1;
    if (words[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return words.length;
}

/** Names in brackets and elements, each once; null: the words cannot be read. */
function placeholdersOf(words: string): string[] | null {
  let tokens: Token[];
  try {
    tokens = compileMessage(words);
  } catch {
    return null;
  }
  const elements = elementsOf(words);
  return elements && [...new Set([...namesOf(tokens), ...elements])];
}

function namesOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , cases] = token;
    return [`{${name}}`, ...Object.values(cases ?? {}).flatMap(namesOf)];
  });
}

/** `<0/>` and `<0>…</0>`; null where one is not closed, or another closes it. */
function elementsOf(words: string): string[] | null {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, end, number = '', alone] of words.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    if (alone) found.push(`<${number}/>`);
    else if (!end) open.push(number);
    else if (open.pop() !== number) return null;
    else found.push(`<${number}>…</${number}>`);
  }
  return open.length > 0 ? null : found;
}

const UNREADABLE: Sentence = {
  en: 'Please close every bracket that you open.',
  ar: 'يرجى إغلاق كل قوس مفتوح.',
};
