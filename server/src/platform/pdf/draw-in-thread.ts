import { studioCurrency } from '@limber/contract/money/currency.ts';
import { Piscina } from 'piscina';
import { studioZone } from '../studio-days.ts';
import type { Order } from './draw-as-studio.ts';

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
 * Draws something in a separate thread, in the studio's currency and zone, and returns its PDF: shaping
 * letters would block all other requests. What fails there is thrown here. One is drawn after the other.
 */
export async function drawInThread(drawing: Drawing, data: unknown): Promise<Buffer> {
  const order: Order = { ...drawing, data, currency: studioCurrency(), zone: studioZone() };
  return Buffer.from(await threads.run(order, asStudio));
}

const asStudio = {
  filename: new URL('./draw-as-studio.ts', import.meta.url).href,
  name: 'drawAsStudio',
};
