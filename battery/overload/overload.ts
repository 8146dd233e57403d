import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { obtainToken } from '@limber/contract/auth.ts';
import { changeProfilePicture } from '@limber/contract/pictures.ts';
import { availableTimesForServices } from '@limber/contract/scheduling.ts';
import { API_BASE } from '../../server/src/platform/http/serve-calls.ts';
import {
  atLeast,
  atMost,
  type Drill,
  exactly,
  type Finding,
  ofMachine,
  quantile,
  told,
} from '../drill.ts';
import { send } from '../stand/ask.ts';
import { memoryOf } from '../stand/memory.ts';
import type { Limber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import { FIRST_DAY } from '../stand/studio.ts';
import type { Load, Loaded } from './ask-fast.ts';

const CONNECTIONS = 32;
const TIMES = 10;
const SLOW = 2000;
/** Milliseconds between two bytes of a slow connection. */
const BYTE_MS = 1000;
const OTHERS_MS = 1000;
const OTHERS = 4;
/** At full speed they would take half of the machine that the maximum is measured on. */
const OTHERS_REST_MS = 100;
const MOST_MEMORY_MB = 500;

/** More requests come than can be answered. */
export const overload: Drill['run'] = ({ many, onStand, say }) =>
  onStand({}, async (stand) => {
    const [first, second] = await stand.two();
    const seconds = many(600, 3);
    const [client = 0] = await stand.addClients(1, 'slow');
    const own = fork(CHILD);
    try {
      const [url, elsewhere] = [await timesAt(stand, first), await timesAt(stand, second)];
      const few = { url, connections: CONNECTIONS, seconds: Math.min(30, seconds) };
      const best = await load(own, few);
      say('the best is known');
      const memory = memoryOf(first, 'most');
      const crowding = load(own, { url, connections: CONNECTIONS * TIMES, seconds });
      const [among, beside] = await Promise.all([
        askMeanwhile(url, crowding),
        askMeanwhile(elsewhere, crowding),
      ]);
      const crowd = await crowding;
      say('ten times as many came');
      const crawlers = await crawl(first, many(SLOW, 200), stand.client(client));
      const slowly = await load(own, few);
      const { opened, open } = crawlers.end();
      return [
        told('seconds of overload', seconds),
        told('good answers a second at best', best.goodPerSecond),
        ...goodput('ten times as many', crowd, best),
        told('ten times as many: p99', `${crowd.p99Ms.toFixed(2)} ms`),
        ...ofOthers('at the same process', among),
        ...ofOthers('at the other process', beside),
        told('memory at the most, before', `${memory.toFixed(0)} MB`),
        atMost('memory at the most, afterwards', memoryOf(first, 'most'), MOST_MEMORY_MB, 'MB'),
        told('slow connections at the end', open),
        told('opened altogether', opened),
        ...goodput('beside slow connections', slowly, best),
        ofMachine(atMost('p99 beside slow connections', slowly.p99Ms, OTHERS_MS, 'ms')),
      ];
    } finally {
      own.kill();
    }
  });

const CHILD = join(import.meta.dirname, 'ask-fast.ts');

async function load(child: ChildProcess, asked: Load): Promise<Loaded> {
  child.send(asked);
  return (await once(child, 'message'))[0];
}

/** Answers to the other clients, and milliseconds of each good one. */
interface Heard {
  readonly goodMs: number[];
  /** Answers that were neither good nor 503, or missing. */
  readonly failures: string[];
  busy: number;
}

/** A few other clients send requests from time to time until something is over. */
async function askMeanwhile(url: string, until: Promise<unknown>): Promise<Heard> {
  const heard: Heard = { goodMs: [], failures: [], busy: 0 };
  let isOver = false;
  const other = async () => {
    for (; !isOver; await pause(OTHERS_REST_MS)) {
      const { status, tookMs } = await send('GET', url);
      if (status === 200) heard.goodMs.push(tookMs);
      else if (status === 503) heard.busy += 1;
      else heard.failures.push(String(status || 'none'));
    }
  };
  const asking = Array.from({ length: OTHERS }, other);
  await until;
  isOver = true;
  await Promise.all(asking);
  return heard;
}

function ofOthers(where: string, { goodMs, failures, busy }: Heard): Finding[] {
  return [
    ofMachine(atMost(`others ${where}: p99`, quantile(goodMs, 0.99), OTHERS_MS, 'ms')),
    told(`others ${where}: answers`, `${goodMs.length} good, ${busy} times 503`),
    exactly(`others ${where}: other answers, or none`, failures.length, 0, failures),
  ];
}

function goodput(name: string, loaded: Loaded, best: Loaded): Finding[] {
  const failed = Object.entries(loaded.statuses)
    .filter(([status]) => Number(status) >= 500 && Number(status) !== 503)
    .map(([status, times]) => `${times} times ${status}`);
  const share = (100 * loaded.goodPerSecond) / best.goodPerSecond;
  return [
    ofMachine(atLeast(`${name}: good answers of the best`, share, 80, '%')),
    told(`${name}: answers`, JSON.stringify(loaded.statuses)),
    exactly(`${name}: without an answer`, loaded.unanswered),
    exactly(`${name}: kinds of failures`, failed.length, 0, failed),
  ];
}

async function timesAt(stand: Stand, { base }: Limber): Promise<string> {
  const [therapist] = await stand.query<{ id: number }>(
    'select id from therapists where active and not books_by_phone order by id limit 1',
  );
  const query = `therapist_id=${therapist?.id}&date=${FIRST_DAY}&total_duration=60`;
  return `${base}${API_BASE}${availableTimesForServices.path}?${query}`;
}

/** Connections that begin a request and send a byte from time to time; closed ones come back. */
async function crawl({ base }: Limber, many: number, { authorization }: Headers) {
  const { hostname, port } = new URL(base);
  const sockets = new Set<Socket>();
  const json = `POST ${API_BASE}${obtainToken.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
  const picture = `PUT ${API_BASE}${changeProfilePicture.path} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n`;
  const beginnings = [
    `${json}x-slow: `,
    `${json}content-length: 200000\r\n\r\n{"otp":"`,
    `${picture}content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n--x\r\n`,
    '',
  ];
  let opened = 0;
  let isOver = false;
  const begin = () => {
    const socket = connect(Number(port), hostname);
    const turn = opened;
    opened += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.once('connect', () => socket.write(beginnings[turn % beginnings.length] ?? ''));
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isOver) setTimeout(begin, BYTE_MS);
    });
    return once(socket, 'connect').catch(() => {});
  };
  for (let turn = 0; turn < many; turn += 1) await begin();
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.readyState === 'open') socket.write('G');
  }, BYTE_MS);
  return {
    end() {
      isOver = true;
      clearInterval(drip);
      const open = [...sockets].filter(({ readyState }) => readyState === 'open').length;
      for (const socket of sockets) socket.destroy();
      return { opened, open };
    },
  };
}

type Headers = Record<string, string>;
