import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { zstdCompressSync } from 'node:zlib';
import { frameOf, readFrames, withSum } from '../../src/platform/backup/encrypted-frames.ts';

/** Changes the content of a frame; rows are left as they are. */
export type Change = (kind: string, content: string) => string;

/** Claims a version whose files have no MAC. */
export const ofEarlierVersion: Change = (kind, content) =>
  kind === 'header' ? content.replace('limber backup 2', 'limber backup 1') : content;

/**
 * Rewrites a backup with changed frames, as somebody without the secret would; `seal` is the
 * content of the last frame, by default the recomputed sums.
 */
export async function forgeBackup(
  file: string,
  forged: string,
  {
    change,
    seal = (sha256, mac) => ({ sha256, mac }),
  }: { change: Change; seal?: (sha256: string, mac: string) => object },
): Promise<void> {
  const secret = 'of somebody who guesses the secret';
  const frames: Buffer[] = [];
  for await (const { kind, bytes } of readFrames(file, secret)) {
    frames.push(frameOf(kind, kind === 'rows' ? bytes : Buffer.from(change(kind, String(bytes)))));
  }
  const sealed: Buffer[] = [];
  for await (const frame of withSum(Readable.from(frames), secret)) sealed.push(frame);
  const { sha256, mac } = JSON.parse(String(sealed.pop()?.subarray(5)));
  sealed.push(frameOf('sum', seal(sha256, mac)));
  writeFileSync(forged, zstdCompressSync(Buffer.concat(sealed)));
}
