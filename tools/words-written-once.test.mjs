import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

const listed = (...folders) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' }).split('\n');

const found = (files, fault) =>
  files.filter((file) => fault(readFileSync(join(root, file), 'utf8')));

const pages = listed('web/app').filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

/** A form of the client site; names of weekdays and times of day are the same everywhere. */
const SITE_FORM =
  /\bformat(?:Day\w*|ShortDay\w*|ShortWeekday|OrdinalDay|Months|Amount|WholeAmount|Deducted)\b|\.toLocale\w*String|\bIntl\.(?:DateTime|Number)Format/;

test('the desk writes days and amounts by its own two modules', () => {
  const desk = pages.filter((file) => file.startsWith('web/app/pages/desk/'));
  expect(desk.length).toBeGreaterThan(300);
  expect(found(desk, (text) => SITE_FORM.test(text))).toEqual([]);
});

/** A table whose words are translated when it is built, or drawn, rather than `msg` read by `t`. */
const OTHER_TABLE =
  /Record<[^=;]*, ?(?:ReactNode|string)>+ = \{\s+(?:\/\/[^\n]*\s+)?[\w']+: (?:t`[^`$]*`|<Trans>[^<{]*<\/Trans>),/;

test('a table of words for codes is one of `msg`', () => {
  expect(found(pages, (text) => OTHER_TABLE.test(text))).toEqual([]);
});

test.each([
  'const words: Record<Kind, ReactNode> = {\n  one: <Trans>One</Trans>,',
  'const words: Readonly<Record<Kind, ReactNode>> = {\n  one: <Trans>One</Trans>,',
  'const words: Record<Kind, string> = {\n    one: t`One`,',
])('%s would be found', (text) => expect(OTHER_TABLE.test(text)).toBe(true));

/** What a heading of an imported file may be called is a list of names, not a word. */
const READS_HEADINGS = 'server/src/modules/import/reading/usual-headings-rules.ts';

/** A pair of English and Arabic without names. */
const BARE_PAIR = /: \[(['"`])[^'"`\n]*\1,\s*(['"`])[^'"`\n]*[\u0600-\u06ff][^'"`\n]*\2\]/;

test('words of the server in both languages are named en and ar', () => {
  const server = listed('server/src', 'contract/src').filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && file !== READS_HEADINGS,
  );
  expect(found(server, (text) => BARE_PAIR.test(text))).toEqual([]);
  expect(BARE_PAIR.test("name: ['name', '\u0627\u0644\u0627\u0633\u0645'],")).toBe(true);
});

/** A sentence that asks to call; those with the number, or with a link to it, follow a check that there is one. */
const CALL_WITHOUT_NUMBER = /\bcall (?:us|the studio)\b(?! on\b|: \$\{phone\}| directly at:)/i;

test('no sentence asks clients to call a studio that may have no telephone', () => {
  const server = listed('server/src', 'contract/src').filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  expect(found([...server, ...pages], (text) => CALL_WITHOUT_NUMBER.test(text))).toEqual([]);
  expect(CALL_WITHOUT_NUMBER.test("en: 'For more, please call us.'")).toBe(true);
});
