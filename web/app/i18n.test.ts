import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The messages of a catalogue: source and translation. */
function messagesOf(language: string): { said: string; instead: string }[] {
  const text = readFileSync(
    join(import.meta.dirname, `../locales/${language}/messages.po`),
    'utf8',
  );
  const field = (entry: string, name: string) => {
    const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '';
    return [...lines.matchAll(/"(.*)"/g)].map(([, part]) => part).join('');
  };
  return text
    .split('\n\n')
    .map((entry) => ({ said: field(entry, 'msgid'), instead: field(entry, 'msgstr') }))
    .filter(({ said }) => said !== '');
}

/** Without `reader`, which Arabic uses to choose words and English does not. */
const placesIn = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[},]|<(\d+)>/g)].map(([, name, tag]) => name ?? tag))]
    .filter((name) => name !== 'reader')
    .sort();

test('every sentence of the pages has an Arabic translation', () => {
  const missing = messagesOf('ar').filter(({ instead }) => instead === '');
  expect(missing.map(({ said }) => said)).toEqual([]);
});

test('Arabic has the same placeholders as English', () => {
  const different = messagesOf('ar').filter(
    ({ said, instead }) => placesIn(said).join() !== placesIn(instead).join(),
  );
  expect(different).toEqual([]);
});

test('the two catalogues hold the same messages', () => {
  const said = (language: string) => messagesOf(language).map((message) => message.said);
  expect(said('ar').sort()).toEqual(said('en').sort());
});

test('the per cent sign is to the right of its number, in Arabic too', () => {
  // After Arabic letters it would go to the left: a mark before the number keeps the two together.
  const loose = messagesOf('ar').filter(({ instead }) =>
    /(?<!\u200e)(\{\w+\}|\b\d+)%/.test(instead),
  );
  expect(loose).toEqual([]);
  const apart = messagesOf('en').filter(({ said }) => /[\d}] %|%[\d{]/.test(said));
  expect(apart).toEqual([]);
});
