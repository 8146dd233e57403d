import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type autocannon from 'autocannon';
import type { Requests } from './questions.ts';
import type { Measured } from './report.ts';

interface Pace {
  readonly base: string;
  /** Requests per second, on average. */
  readonly perSecond: number;
  readonly seconds: number;
  readonly connections: number;
}

/**
 * Sends requests at random moments, as independent people do, without waiting for earlier answers.
 * Time counts from the moment itself, so it includes waiting for a connection. (Autocannon keeps a
 * rate by sending a second's requests at once and then pausing.)
 */
export async function askPaced(pace: Pace, [first]: Requests): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: pace.connections });
  const tookMs: number[] = [];
  const asked: Promise<void>[] = [];
  let failed = 0;
  const begunMs = performance.now();
  const next = first?.setupRequest;
  const one = async (momentMs: number) => {
    const what = typeof next === 'function' ? next({}, {}) : (first ?? {});
    const status = await ask(pace.base, agent, what);
    if (status >= 200 && status < 300) tookMs.push(performance.now() - momentMs);
    else failed += 1;
  };
  const endsMs = begunMs + pace.seconds * 1000;
  const gapMs = () => (-Math.log(1 - Math.random()) * 1000) / pace.perSecond;
  for (let nextMs = begunMs + gapMs(); nextMs <= endsMs; nextMs += gapMs()) {
    const restMs = nextMs - performance.now();
    if (restMs > 0) await pause(restMs);
    asked.push(one(nextMs));
  }
  await Promise.all(asked);
  agent.destroy();
  return { failed, perSecond: tookMs.length / pace.seconds, tookMs };
}

/** Status of the complete answer; 0 without one. */
function ask(base: string, agent: Agent, what: autocannon.Request): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(new URL(what.path ?? '/', base), {
      agent,
      method: what.method ?? 'GET',
      headers: what.headers as Record<string, string>,
    });
    asked.on('error', () => resolve(0));
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.end(what.body);
  });
}
