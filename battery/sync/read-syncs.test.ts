import { expect, test } from 'vitest';
import { readSyncs, withoutSync } from './read-syncs.ts';

const TRACE = `1772604000.500000 fdatasync(7</data/pg_wal/000000010000000000000001>) = 0 <0.002000>
1772604001.000000 fdatasync(9</data/base/5/1259>) = 0 <0.001000>
1772604001.500000 fdatasync(7</data/pg_wal/000000010000000000000001>) = -1 EIO (Input/output error) <0.001000>
1772604002.000000 +++ exited with 0 +++`;

test('only successful flushes of the log count', () => {
  expect(readSyncs(TRACE)).toEqual([{ endedMs: 1_772_604_000_502 }]);
});

test('an acknowledgement without an earlier flush is found', () => {
  const syncs = [{ endedMs: 100 }];
  const held = { sentMs: 90, answeredMs: 110 };
  const early = { sentMs: 50, answeredMs: 99 };
  const late = { sentMs: 101, answeredMs: 120 };
  expect(withoutSync([held, early, late], syncs)).toEqual([early, late]);
});
