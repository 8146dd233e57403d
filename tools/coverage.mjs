// npm run coverage: prints each behaviour with the tests that hold it, as Markdown. With --check it only says what
// is missing.
import { resolve } from 'node:path';
import { listCoverage } from './coverage/list-coverage.mjs';

const { text, problems } = listCoverage(resolve(import.meta.dirname, '..'));
if (!process.argv.includes('--check')) console.log(text);
for (const problem of problems) console.error(problem);
console.error(
  problems.length ? `${problems.length} to mend.` : 'Every behaviour is held by a test.',
);
process.exitCode = problems.length ? 1 : 0;
