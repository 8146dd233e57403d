import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const PROGRAM = resolve(import.meta.dirname, 'render.ts');
/** It takes less than a second; one that hangs is ended. */
const LONGEST_MS = 20_000;

/** HTML by the name of its file in the build. */
export type RenderedPages = Readonly<Record<string, string>>;

/**
 * Renders the pages from `reading`, which is passed unchanged to the web's build in `folder`. Rejects
 * with the output of the rendering when it failed, or where the build renders nothing.
 */
export async function renderPages(folder: string, reading: unknown): Promise<RenderedPages> {
  const build = join(folder, '../server/index.js');
  if (!existsSync(build)) throw new Error(`${build} is not there.`);
  const rendering = spawn(process.execPath, [PROGRAM, build], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
    // It needs none of this process's settings and secrets.
    env: { NODE_ENV: 'production' },
  });
  const ended = new Promise<number | null>((done, failed) => {
    rendering.once('error', failed);
    rendering.once('close', done);
  });
  // One that ends before it has read says so itself.
  rendering.stdin.on('error', () => {});
  rendering.stdin.end(JSON.stringify(reading));
  const [pages, said, code] = await Promise.all([
    text(rendering.stdout),
    text(rendering.stderr),
    ended,
  ]);
  if (code !== 0 || pages === '') throw new Error(said || `The rendering ended with ${code}.`);
  return JSON.parse(pages);
}
