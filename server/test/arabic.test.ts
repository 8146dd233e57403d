import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sayInArabic } from '../src/platform/arabic.ts';

const source = resolve(import.meta.dirname, '../src');

/** Said in mails (which have their own words), at start, or to whoever reads the log. */
const NOT_REPLIES =
  /\.test\.ts$|\/emails\.ts$|\/calendar-of\.ts$|\/letter\.ts$|platform\/(?:arabic|config|cannot-start|health|inbox|inbox-store|jobs|mailer|migrate|postgres|postgres-program|postmaster|sealing|static|transactions|web-pages)\.ts$|^main\.ts$/;
const NOT_FOR_CLIENTS = new Set(['No free card number was found.']);

const SENTENCE = /(['"`])([A-Z$](?:\\.|(?!\1).)*[.!])\1/g;

function sentencesOf(file: string): string[] {
  const code = readFileSync(join(source, file), 'utf8').replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, '');
  return [...code.matchAll(SENTENCE)]
    .map(([, , sentence = '']) => sentence.replaceAll(/\$\{[^}]*\}/g, 'X'))
    .filter((sentence) => sentence.includes(' ') && !NOT_FOR_CLIENTS.has(sentence));
}

test('every sentence that a reply can say is there in Arabic', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !NOT_REPLIES.test(file))
    .sort();
  const missing = files.flatMap((file) =>
    sentencesOf(file)
      .filter((sentence) => sayInArabic(sentence, new Map()) === sentence)
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(missing).toEqual([]);
});

test('what a sentence names is said in the studio’s words', () => {
  const words = new Map([['Eid Al Adha', 'عيد الأضحى']]);
  expect(sayInArabic('We are closed on this date for Eid Al Adha.', words)).toBe(
    'نحن مغلقون في هذا التاريخ بمناسبة عيد الأضحى.',
  );
  expect(sayInArabic('Your Starter Package has only 25 minutes left.', words)).toContain('25');
});

test('a sentence without a translation stays as it is', () => {
  expect(sayInArabic('Nobody ever said this.', new Map())).toBe('Nobody ever said this.');
});
