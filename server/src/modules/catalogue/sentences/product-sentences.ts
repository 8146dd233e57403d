import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ProductSentence } from './sentence-rules.ts';

const CATALOGUES = resolve(import.meta.dirname, '../../../../../web/locales');

let known: ReadonlyMap<string, ProductSentence> | undefined;

/** The sentences of the pages by their English words, from the catalogues that the pages are built with. */
export function productSentences(): ReadonlyMap<string, ProductSentence> {
  known ??= new Map(
    entriesOf(readFileSync(resolve(CATALOGUES, 'ar/messages.po'), 'utf8')).map((each) => [
      each.source,
      each,
    ]),
  );
  return known;
}

/** The entries of a catalogue in the gettext format, as Lingui writes it. */
function entriesOf(catalogue: string): ProductSentence[] {
  return catalogue.split(/\n\n+/).flatMap((entry) => {
    const source = quoted(entry, 'msgid');
    if (!source) return [];
    const files = [...entry.matchAll(/^#: (.+)$/gm)].flatMap(([, names = '']) => names.split(' '));
    return [{ id: idOf(source), source, ar: quoted(entry, 'msgstr'), files }];
  });
}

/** A value, which may stand on several lines. */
function quoted(entry: string, name: string): string {
  const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '';
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as string)
    .join('');
}

/** As Lingui's macros name a message without a context. */
function idOf(source: string): string {
  return createHash('sha256').update(`${source}\u001F`).digest('base64url').slice(0, 6);
}
