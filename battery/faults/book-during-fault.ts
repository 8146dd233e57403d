import { randomUUID } from 'node:crypto';
import { createAppointment } from '@limber/contract/bookings.ts';
import { atMost, exactly, type Finding, ofMachine, told } from '../drill.ts';
import { type Answer, ask } from '../stand/ask.ts';
import { endLimber, type Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import type { Spare } from '../stand/studio.ts';
import type { Wire } from '../stand/wire.ts';

const ANSWERED_MS = 3000;
const BACK_MS = 10_000;
const ENDED_MS = 15_000;
const LANES = 16;
const REFUSED_MS = 50;

/** Begins a fault; answers a function that ends it. */
export type Begin = () => Promise<() => Promise<unknown>>;

export interface Suffering {
  readonly stand: Stand;
  readonly wire: Wire;
  readonly limber: Limber;
  readonly spare: Spare[];
  readonly name: string;
}

/** Books for some seconds during a fault, and afterwards until it is over. */
export async function bookDuringFault(
  { stand, wire, limber, spare, name }: Suffering,
  begin: Begin,
  seconds: number,
): Promise<Finding[]> {
  const other = await stand.start({ JOBS: 'off', DATABASE_URL: wire.url });
  await book(stand, other, spare);
  const end = await begin();
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const lane = async () => {
    while (performance.now() < until) {
      const answer = await book(stand, limber, spare);
      answers.push(answer);
      // A client that is refused at once does not retry a thousand times a second.
      if (answer.status === 503) await pause();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  void book(stand, other, spare);
  const endedMs = await endLimber(other);
  await end();
  const over = performance.now();
  let back = await book(stand, limber, spare);
  while (back.status !== 201) {
    await pause();
    back = await book(stand, limber, spare);
  }
  const backMs = performance.now() - over;
  const granted = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  const kept = await stand.query('select from bookings where id = any ($1)', [granted]);
  const strange = answers.filter(({ status }) => status !== 201 && status !== 503);
  const unsaid = answers.filter(({ status, headers }) => status === 503 && !headers['retry-after']);
  return [
    told(`${name}: answers`, `${answers.length}, ${granted.length} of them 201`),
    exactly(`${name}: neither 201 nor 503`, strange.length, 0, strange.map(textOf)),
    exactly(`${name}: 503 without Retry-After`, unsaid.length),
    exactly(`${name}: false 201`, granted.length - kept.length),
    ofMachine(
      atMost(`${name}: latest answer`, Math.max(...answers.map(tookMs)), ANSWERED_MS, 'ms'),
    ),
    ofMachine(atMost(`${name}: books again after`, backMs, BACK_MS, 'ms')),
    ofMachine(atMost(`${name}: SIGTERM ends it in`, endedMs, ENDED_MS, 'ms')),
  ];
}

async function book(stand: Stand, limber: Limber, spare: Spare[]): Promise<Answer> {
  const each = spare.pop();
  if (!each) throw new Error('The diary is used up.');
  const headers = { ...stand.client(each.clientId), 'idempotency-key': randomUUID() };
  return ask(limber.base, createAppointment, each.body, headers);
}

const tookMs = (answer: Answer) => answer.tookMs;

function textOf({ status, body }: Answer): string {
  return `${status} ${JSON.stringify(body).slice(0, 100)}`;
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, REFUSED_MS));
}
