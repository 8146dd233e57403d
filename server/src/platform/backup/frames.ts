import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { CannotStart } from '../cannot-start.ts';

/**
 * A backup is one file: these frames one after another, compressed by zstd. A frame is a letter, the
 * length of what follows in four bytes, and that: JSON, but in `rows` what `copy` gives.
 */
export const KINDS = { header: 'H', table: 'T', rows: 'R', end: 'E', sum: 'S' } as const;
export type Kind = keyof typeof KINDS;

export interface Frame {
  readonly kind: Kind;
  readonly bytes: Buffer;
}

const HEAD = 5;

export function frameOf(kind: Kind, content: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(HEAD);
  head.write(KINDS[kind], 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** Adds the sum of all that came before it as the last frame: SHA-256, in hexadecimal. */
export async function* withSum(frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const frame of frames) {
    hash.update(frame);
    yield frame;
  }
  yield frameOf('sum', { sha256: hash.digest('hex') });
}

/** The frames of a file. Throws with a sentence where it is damaged, or ends before its sum. */
export async function* readFrames(file: string): AsyncGenerator<Frame> {
  const hash = createHash('sha256');
  let isWhole = false;
  try {
    for await (const frame of split(createReadStream(file).pipe(createZstdDecompress()))) {
      if (frame.kind === 'sum') {
        isWhole = JSON.parse(frame.bytes.toString()).sha256 === hash.digest('hex');
        break;
      }
      hash.update(frameOf(frame.kind, frame.bytes));
      yield frame;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CannotStart(`There is no file ${file}.`);
    throw error instanceof CannotStart ? error : damaged(file);
  }
  if (!isWhole) throw damaged(file);
}

function damaged(file: string): CannotStart {
  return new CannotStart(
    `${file} is no whole backup: it is damaged, or was cut off. Nothing was written.`,
  );
}

async function* split(stream: Readable): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD) {
      const length = rest.readUInt32BE(1);
      if (rest.length < HEAD + length) break;
      yield { kind: kindOf(rest), bytes: rest.subarray(HEAD, HEAD + length) };
      rest = rest.subarray(HEAD + length);
    }
  }
}

function kindOf(bytes: Buffer): Kind {
  const letter = bytes.toString('latin1', 0, 1);
  const found = Object.entries(KINDS).find(([, each]) => each === letter);
  if (!found) throw new Error(`No frame begins with ${letter}.`);
  return found[0] as Kind;
}
