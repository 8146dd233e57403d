import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

// Zone, currency and tax of a new studio stand in contract/src/country/; every other place reads them.
const PLACES = {
  'the zone': /\bAsia\/Dubai\b/,
  'the currency': /['"`]AED\b/,
  'the offset of the zone': /['"`+ ]\+04:00\b/,
  'the rate of tax': /\b(?:standard|vat|tax)\w*(?: =|:) (?:500|5)\b/i,
};

/** Places by country, and pages that show parts with examples. */
const ELSEWHERE = /\.test\.|\/test-|\/test\/|contract\/src\/country\/|\/design-system\/|db-types/;

const isComment = (line) => /^\s*(?:\*|\/\/|\/\*\*)/.test(line);
test.each(Object.entries(PLACES))('%s is written only where a new studio gets it', (_, written) => {
  const files = execFileSync(
    'git',
    // The rest of the contract has examples, which are of some country.
    ['ls-files', 'contract/src/terms/*.ts', 'server/src/*.ts', 'web/app/*.ts', 'web/app/*.tsx'],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter((file) => !ELSEWHERE.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => written.test(line) && !isComment(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
