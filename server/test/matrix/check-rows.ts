// Part of npm run check: every call of the contract has a row in the access matrix.
import { rows } from '../matrix-rows.ts';
import { readContract } from '../read-contract.ts';
import { compareRows } from './compare-rows.ts';

const differing = compareRows(await readContract(), rows);
for (const each of differing) console.error(each);
process.exitCode = differing.length > 0 ? 1 : 0;
