import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

// A number of policy is said once, in contract/src/terms/; whoever types it again is found here.
const typed =
  /\b(?:3|three) hours|3 ساعات|ثلاث ساعات|\b500\+|\b500 (?:package )?minutes|500 دقيقة|\b10% off|خصم 10%|\b5 MB|5 ميغابايت|\b180 (?:days|minutes)|180 (?:يوم|دقيقة)/;

/** What speaks of something else: pieces on show in the design system, and tests. */
const ELSEWHERE = /\.test\.|\/design-system\/|contract\/src\/terms\/|locales\/en\//;

const listed = (...folders) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' }).split('\n');

/** A limit of requests whose number stands where it is used. */
const LIMIT = /\bmost: \d/;

test('how many of something are allowed in a time is a term of the contract', () => {
  const rules = listed('server/src').filter((file) => /(?:^|[-/])rules\.ts$/.test(file));
  expect(rules.length).toBeGreaterThan(50);
  const found = rules.filter((file) => LIMIT.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

test('no text and no rule types a number of policy again', () => {
  const found = listed('contract/src', 'server/src', 'web/app', 'web/locales')
    .filter((file) => /\.(?:tsx?|po)$/.test(file) && !ELSEWHERE.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        // A comment explains; it is the constant that it explains.
        .filter((line) => typed.test(line) && !/^\s*(?:\*|\/\/|\/\*\*|#)/.test(line))
        .filter((line) => !line.startsWith('#'))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
