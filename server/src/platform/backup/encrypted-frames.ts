import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { CannotStart } from '../cannot-start.ts';
import { isSameSecret } from '../is-same-secret.ts';

/**
 * A backup is one file: these frames in sequence, compressed by zstd. A frame is a letter, the
 * length of its content in four bytes, and the content: JSON, or in `rows` the output of `copy`.
 */
export const KINDS = { header: 'H', table: 'T', rows: 'R', end: 'E', sum: 'S' } as const;
export type Kind = keyof typeof KINDS;

export interface Frame {
  readonly kind: Kind;
  readonly bytes: Buffer;
}

const HEAD = 5;
/** Rows come in pieces of 64 KB and are at most a few MB; a longer frame is not ours. */
const MOST_FRAME_BYTES = 256 * 1024 * 1024;

export function frameOf(kind: Kind, content: Buffer | object): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(HEAD);
  head.write(KINDS[kind], 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/**
 * Adds the last frame, in hexadecimal: the SHA-256 of all before it, which tells damage, and its
 * MAC under the secret, which tells that nobody without the secret has changed it.
 */
export async function* withSum(
  frames: AsyncIterable<Buffer>,
  secret: string,
): AsyncGenerator<Buffer> {
  const sums = new Sums(secret);
  for await (const frame of frames) {
    sums.update(frame);
    yield frame;
  }
  yield frameOf('sum', sums.digest());
}

class Sums {
  readonly #sha256 = createHash('sha256');
  readonly #mac;

  constructor(secret: string) {
    this.#mac = createHmac('sha256', macKeyOf(secret));
  }

  update(frame: Buffer): void {
    this.#sha256.update(frame);
    this.#mac.update(frame);
  }

  digest() {
    return { sha256: this.#sha256.digest('hex'), mac: this.#mac.digest('hex') };
  }
}

/** A key for this use only, which does not reveal the secret. */
function macKeyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('MAC of backups').digest();
}

/** The content of the last frame: null where it has no MAC. */
export type Seal = 'right' | 'wrong' | null;

/**
 * The frames of a file, then what its MAC says under `secret`. Throws with a sentence where the
 * file is damaged, or ends before its sum.
 */
export async function* readFrames(file: string, secret: string): AsyncGenerator<Frame, Seal> {
  const sums = new Sums(secret);
  let seal: Seal | 'damaged' = 'damaged';
  try {
    for await (const frame of split(createReadStream(file).pipe(createZstdDecompress()))) {
      if (frame.kind === 'sum') {
        seal = sealOf(JSON.parse(frame.bytes.toString()), sums.digest());
        break;
      }
      sums.update(frameOf(frame.kind, frame.bytes));
      yield frame;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CannotStart(`There is no file ${file}.`);
    throw error instanceof CannotStart ? error : damaged(file);
  }
  if (seal === 'damaged') throw damaged(file);
  return seal;
}

function sealOf(
  said: { readonly sha256?: unknown; readonly mac?: unknown },
  worked: { readonly sha256: string; readonly mac: string },
): Seal | 'damaged' {
  if (said.sha256 !== worked.sha256) return 'damaged';
  if (said.mac === undefined) return null;
  return isSameSecret(String(said.mac), worked.mac) ? 'right' : 'wrong';
}

function damaged(file: string): CannotStart {
  return new CannotStart(
    `${file} is no whole backup: it is damaged, or was cut off. Nothing was written.`,
  );
}

async function* split(stream: Readable): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  // Put together once they are a frame: one by one, a long frame would be copied at each piece.
  let pieces: Buffer[] = [];
  let size = 0;
  let wanted = HEAD;
  for await (const chunk of stream) {
    pieces.push(chunk);
    size += chunk.length;
    if (size < wanted) continue;
    rest = Buffer.concat(pieces);
    while (rest.length >= HEAD) {
      const length = rest.readUInt32BE(1);
      if (length > MOST_FRAME_BYTES) throw new Error(`No frame has ${length} bytes.`);
      wanted = HEAD + length;
      if (rest.length < wanted) break;
      yield { kind: kindOf(rest), bytes: rest.subarray(HEAD, HEAD + length) };
      rest = rest.subarray(HEAD + length);
      wanted = HEAD;
    }
    pieces = [rest];
    size = rest.length;
  }
}

function kindOf(bytes: Buffer): Kind {
  const letter = bytes.toString('latin1', 0, 1);
  const found = Object.entries(KINDS).find(([, each]) => each === letter);
  if (!found) throw new Error(`No frame begins with ${letter}.`);
  return found[0] as Kind;
}
