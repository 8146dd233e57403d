// npm run coverage: writes docs/coverage.md. With --check it only says what is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeCoverage } from './coverage/write-coverage.mjs';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs/coverage.md');
const { text, problems } = writeCoverage(root);
if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') !== text) {
    problems.push('docs/coverage.md is out of date; npm run coverage writes it.');
  }
} else {
  writeFileSync(page, text);
}
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} to mend.` : 'Every behaviour is held by a test.');
process.exitCode = problems.length ? 1 : 0;
