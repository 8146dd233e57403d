import { Piscina } from 'piscina';

/** What a thread runs: a function that a module exports, and that draws a PDF. */
export interface Drawing {
  readonly filename: string;
  readonly name: string;
}

/** Starting a thread and reading the font costs twice what drawing does; the next one has both. */
const IDLE_MS = 30_000;

const threads = new Piscina({
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  // What this process was started with is not for threads.
  execArgv: [],
});

/**
 * Draws something in a separate thread and returns its PDF: shaping letters would block all other
 * requests. What fails there is thrown here. One is drawn after the other.
 */
export async function drawInThread(drawing: Drawing, data: unknown): Promise<Buffer> {
  return Buffer.from(await threads.run(data, drawing));
}
