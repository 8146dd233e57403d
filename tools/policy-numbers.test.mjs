import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

// A number of policy is written once, in contract/src/terms/; this finds it anywhere else.
const typed =
  /\b(?:3|three) hours|3 ساعات|ثلاث ساعات|\b500\+|\b500 (?:package )?minutes|500 دقيقة|\b10% off|خصم 10%|\b5 MB|5 ميغابايت|\b180 (?:days|minutes)|180 (?:يوم|دقيقة)|\b18 (?:or older|years)|\bunder 18\b|18 (?:عاماً|سنة)|\b5 to 15 digits|5 إلى 15/;

/** Files about something else: the design system's examples, and tests. */
const ELSEWHERE = /\.test\.|\/design-system\/|contract\/src\/terms\/|locales\/en\//;

/** A comment may repeat the number of the constant it explains. */
const isComment = (line) => /^\s*(?:\*|\/\/|\/\*\*|#)/.test(line);

const listed = (...folders) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' }).split('\n');

/** A number above one; 0 and 1 mean none and one. */
const NUMBER = String.raw`-?(?:\d*\.\d+|[2-9]|\d[\d_]+)(?![\w.])`;

/**
 * A number that decides something: a named constant, a comparison, a slice, or a limit of requests.
 */
const DECIDES = new RegExp(
  [
    String.raw`\bconst \w+(?:: \w+)? = ${NUMBER}`,
    `[<>]=? ${NUMBER}`,
    String.raw`\bmost: \d`,
    String.raw`\.slice\(0, ${NUMBER}`,
  ].join('|'),
);

/** Clocks, months and hundredths are the same everywhere: no studio decides those. */
const READS_CELLS = 'server/src/modules/import/reading/cell-value-rules.ts';

/** The hours and minutes of `HH:MM`. */
const PARTS_OF_TIME = /\btime\.slice\(0, [25]\)/g;

const withoutWords = (line) =>
  line.replace(/'[^']*'|`[^`]*`/g, "''").replace(PARTS_OF_TIME, 'time');

test('a number that a rule decides by is a term of the contract', () => {
  const rules = listed('server/src', 'web/app').filter((file) => /(?:^|[-/])rules\.ts$/.test(file));
  expect(rules.length).toBeGreaterThan(50);
  const found = rules
    .filter((file) => file !== READS_CELLS)
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => !isComment(line) && DECIDES.test(withoutWords(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test.each([
  'export const MOST_DAYS = 366;',
  'const MOST_RIVALS = 10;',
  'return digits >= 5 && digits <= 15;',
  "const level = share <= 0.25 ? 'few' : 'many';",
  'if (minutes < 5 || minutes > 1440) return wrong;',
  'const few = products.slice(0, 8);',
  "return { key: 'pictures', most: 30, perMinutes: 60 };",
])('%s would be found', (line) => expect(DECIDES.test(withoutWords(line))).toBe(true));

test.each([
  'const startsAt = new Date(now.getTime() + minutes * 60_000);',
  "const text = 'from 5 to 15 digits';",
  'if (openings > 0 || more >= 1) return null;',
  'const hours = Number(time.slice(0, 2));',
])('%s is not a number of policy', (line) => expect(DECIDES.test(withoutWords(line))).toBe(false));

test('no text and no rule repeats a number of policy', () => {
  const found = listed('contract/src', 'server/src', 'web/app', 'web/locales')
    .filter((file) => /\.(?:tsx?|po)$/.test(file) && !ELSEWHERE.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => typed.test(line) && !isComment(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
