import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { parsePo } from 'pofile-ts';
import type { ProductSentence } from './sentence-rules.ts';

const CATALOGUE = resolve(import.meta.dirname, '../../../../../web/locales/ar/messages.po');

let known: ReadonlyMap<string, ProductSentence> | undefined;

/** The sentences of the pages by their English words, from the catalogue that the pages are built with. */
export function productSentences(): ReadonlyMap<string, ProductSentence> {
  known ??= new Map(
    parsePo(readFileSync(CATALOGUE, 'utf8')).items.map(
      ({ msgid: source, msgstr: [ar = ''], references: files }) => [
        source,
        { id: generateMessageId(source), source, ar, files },
      ],
    ),
  );
  return known;
}
