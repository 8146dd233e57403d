import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURE_SECONDS, PICTURE_WAIT_SECONDS } from '@limber/contract/terms/uploads.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Refusal } from '../../../platform/http/errors.ts';
import { encodePicture } from './encode-picture.ts';

let bytes: Buffer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limber-pictures-'));
  const create = { width: 64, height: 64, channels: 3, background: '#357' } as const;
  bytes = await sharp({ create }).png().toBuffer();
});
/** Ends the decoders of a test that failed before it did: the next picture would wait for them. */
const endings: AbortController[] = [];
afterEach(() => {
  for (const late of endings.splice(0)) late.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true }));

const received = (wanted = new AbortController().signal) => ({ bytes, wanted });
const encode = (wanted?: AbortSignal) => encodePicture(received(wanted), 'profile');
const refused = (turn: Promise<unknown>) =>
  turn.then(
    () => 'taken',
    (error: unknown) => error,
  ) as Promise<Refusal>;

/** A decoder that reports its process id and never ends, with what tests need to know about it. */
function endless(name: string, wanted?: AbortSignal) {
  const said = join(folder, name);
  const late = new AbortController();
  endings.push(late);
  const program = `require('fs').writeFileSync(${JSON.stringify(said)}, String(process.pid)); for (;;);`;
  const turn = encodePicture(received(wanted), 'profile', {
    args: ['-e', program],
    deadline: () => late.signal,
  });
  const begun = () =>
    vi.waitFor(() => {
      const id = Number(readFileSync(said, 'utf8'));
      expect(id).toBeGreaterThan(0);
      return id;
    }, 60_000);
  return { refusal: refused(turn), late, begun };
}

const isGone = (id: number) => {
  try {
    return !process.kill(id, 0);
  } catch {
    return true;
  }
};

test('a decoder that never ends is ended at its deadline, and the next picture has its turn @OUTSIDE-03', async () => {
  const first = endless('late');
  const id = await first.begun();
  let isNextDone = false;
  const next = encode().finally(() => {
    isNextDone = true;
  });
  expect([isGone(id), isNextDone]).toEqual([false, false]);
  first.late.abort();
  const { status, sentence } = await first.refusal;
  expect(status).toBe(413);
  expect(sentence.en).toMatch(/^This picture takes too much work to open\./);
  expect(sentence.ar).toMatch(/^فتح هذه الصورة/);
  expect(isGone(id)).toBe(true);
  expect((await sharp(await next).metadata()).format).toBe('webp');
});

test('a picture that a newer one replaces is stopped at once, whatever it does', async () => {
  const wanted = new AbortController();
  const first = endless('unwanted', wanted.signal);
  const id = await first.begun();
  const newer = new Error('a newer picture');
  wanted.abort(newer);
  expect(await first.refusal).toBe(newer);
  expect(isGone(id)).toBe(true);
  await encode();
});

test('the deadline of a picture counts from its turn', async () => {
  const over = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await refused(encode())).toMatchObject({ status: 413 });
  expect(over.mock.calls).toEqual([[PICTURE_SECONDS * 1000]]);
});

test('a picture that waits too long for its turn is refused with a request to try again, in both languages', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const first = endless('held');
  await first.begun();
  const second = refused(encode());
  vi.advanceTimersByTime(PICTURE_WAIT_SECONDS * 1000 + 1);
  first.late.abort();
  const { status, sentence, headers } = await second;
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(sentence.en).toBe('Many pictures are arriving right now. Please try again in a moment.');
  expect(sentence.ar).toContain('صور كثيرة');
  await first.refusal;
});

test('a decoder that crashes is the picture’s fault; one that does not start is the server’s', async () => {
  const ended = (program: string) =>
    refused(
      encodePicture(received(), 'profile', {
        args: ['-e', program],
        deadline: () => new AbortController().signal,
      }),
    );
  expect(await ended("process.kill(process.pid, 'SIGSEGV')")).toMatchObject({ status: 400 });
  expect(await ended('process.exit(1)')).toMatchObject({
    message: 'the process that encodes pictures ended with 1',
  });
});

test('the decoding process does not see the secrets of the server', async () => {
  vi.stubEnv('LIMBER_SECRET', 'not for pictures');
  const told = await encodePicture(received(), 'profile', {
    args: ['-e', 'process.stdout.write(JSON.stringify(process.env))'],
    deadline: () => new AbortController().signal,
  });
  vi.unstubAllEnvs();
  expect(Object.keys(JSON.parse(String(told)))).not.toContain('LIMBER_SECRET');
});
