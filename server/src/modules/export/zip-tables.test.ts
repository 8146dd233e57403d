import { once } from 'node:events';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { type WholeFile, zipOf } from './zip-tables.ts';

const now = new Date('2026-03-02T08:00:00Z');

async function* noFiles(): AsyncGenerator<WholeFile> {}

test('an unreadable part aborts it', async () => {
  const open = async () => ({ columns: ['id'], pages: failing() });
  const zip = zipOf([{ name: 'sales', open }], noFiles(), now);
  await expect(zip.toArray()).rejects.toThrow('connection lost');
  async function* failing() {
    yield [{ id: 1 }];
    throw new Error('connection lost');
  }
});

test('a download that is abandoned reads nothing more', async () => {
  let read = 0;
  const closed = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) {
        read += 1;
        yield [{ id: 'a row'.repeat(20_000) + Math.sin(read) }];
      }
    } finally {
      closed.resolve();
    }
  }
  const open = async () => ({ columns: ['id'], pages: endless() });
  const zip = zipOf([{ name: 'sales', open }], noFiles(), now);
  await once(zip, 'readable');
  zip.destroy();
  await closed.promise;
  // Only one piece was consumed, so no more was read than fits in the buffers.
  expect(read).toBeLessThan(100);
});

test('a file beyond 4 GB, and what follows it, are found at their offsets', async () => {
  // Of four gigabytes a checksum takes half a minute.
  const checksums = createRequire(import.meta.resolve('yazl'))('buffer-crc32');
  vi.spyOn(checksums, 'unsigned').mockReturnValue(0);
  const block = Buffer.alloc(2 ** 26);
  async function* files(): AsyncGenerator<WholeFile> {
    yield { path: 'large', bytes: Array(65).fill(block) };
    yield { path: 'behind', bytes: Buffer.from('it') };
  }
  let size = 0;
  let tail = Buffer.of();
  for await (const part of zipOf([], files(), now)) {
    size += part.length;
    tail = Buffer.concat([tail, part.subarray(-1000)]).subarray(-1000);
  }
  vi.restoreAllMocks();
  const large = BigInt(65 * block.length);
  expect(size).toBeGreaterThan(large);
  expect(largeFormOf(tail, 'large')).toEqual([large, large, 0n]);
  const [written, packed, at] = largeFormOf(tail, 'behind');
  expect([written, packed]).toEqual([2n, 2n]);
  expect(at).toBeGreaterThan(large);
});

/**
 * Size, packed size and place of a file as the large form of its entry in the directory says them.
 */
function largeFormOf(directory: Buffer, name: string): bigint[] {
  const extra = directory.subarray(directory.lastIndexOf(name) + name.length);
  const sign = extra.indexOf(Buffer.from([1, 0, 24, 0]));
  return [4, 12, 20].map((at) => extra.readBigUInt64LE(sign + at));
}
