import type { MessageKind } from '@limber/contract/desk/studio/messages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';
import type { BothLanguages } from '../translations/translation-rules.ts';
import { ORIGINALS } from './original-message-rules.ts';

/** Writes a message of a kind in one language; values are given by placeholder. */
export type Say = (kind: MessageKind, put: Readonly<Record<string, string>>) => string;

/** How messages are written in a language, in the studio's own wording where there is one. */
export function sayIn(
  language: Language,
  own: ReadonlyMap<MessageKind, BothLanguages> = new Map(),
): Say {
  return (kind, put) =>
    (own.get(kind) ?? ORIGINALS[kind])[language].replace(
      PLACE,
      (whole, name: string) => put[name] ?? whole,
    );
}

/** What is wrong with the wording of a message, by the wire's field name. */
export function problemsOfMessage(kind: MessageKind, words: BothLanguages) {
  const problems: Record<string, Sentence> = {};
  for (const language of ['en', 'ar'] as const) {
    const problem = problemOf(ORIGINALS[kind].placeholders, words[language]);
    if (problem) problems[`words.${language}`] = problem;
  }
  return problems;
}

function problemOf(placeholders: readonly string[], text: string): Sentence | null {
  const used = [...text.matchAll(PLACE)].map(([, name]) => name ?? '');
  const unknown = used.find((name) => !placeholders.includes(name));
  if (unknown !== undefined) return nothingIsPutIn(unknown, placeholders);
  const missing = placeholders.filter((name) => !used.includes(name));
  return missing.length > 0 ? areMissing(missing) : null;
}

/** Anything in braces, so that slips such as `{nmae}` or `{ name}` are found. */
const PLACE = /\{([^{}]*)\}/g;

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

function nothingIsPutIn(name: string, placeholders: readonly string[]): Sentence {
  return {
    en: `Nothing is put in for {${name}}. There are: ${listed(placeholders)}.`,
    ar: `لا يوجد ما يحل محل \u2066{${name}}\u2069. المتاح: \u2066${listed(placeholders)}\u2069`,
  };
}

function areMissing(names: readonly string[]): Sentence {
  return {
    en: `This is missing: ${listed(names)}.`,
    ar: `ينقص النص: \u2066${listed(names)}\u2069`,
  };
}
