import type { FetchArgs } from '@reduxjs/toolkit/query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, askAgain, askWhileLost, sendOnce } from './send-once.ts';
import { forgetAttempts, hearAnswers, unansweredOf } from './unanswered-writes.ts';

const wish = (body: object = { time: '14:30' }, endpoint = 'createAppointment') => ({
  accountId: 7,
  endpoint,
  request: { url: 'appointment/appointments/', method: 'POST', body },
});
const lost: Answer = { error: { status: 'FETCH_ERROR', error: 'TypeError' } };
const done: Answer = { data: { id: 'one' } };
const refused = (status: number): Answer => ({ error: { status, data: { detail: 'No.' } } });

let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => {
  forgetAttempts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server with a series of answers, and the requests it received. */
function server(...answers: Answer[]) {
  const sent: FetchArgs[] = [];
  const send = async (request: FetchArgs) => {
    sent.push(request);
    return answers.shift() ?? lost;
  };
  const keys = () =>
    sent.map(({ headers }) => (headers as Record<string, string>)['idempotency-key']);
  return { sent, send, keys };
}

async function ask(asked: ReturnType<typeof wish>, send: (request: FetchArgs) => Promise<Answer>) {
  const answer = sendOnce(asked, send);
  await vi.runAllTimersAsync();
  return answer;
}

test('a lost request is repeated unchanged, with the same key @API-29', async () => {
  const { send, sent, keys } = server(lost, refused(503), done);
  expect(await ask(wish(), send)).toEqual(done);
  expect(sent.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ time: '14:30' })));
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[\w-]{32,36}$/);
  expect(unansweredOf(7)).toEqual([]);
  expect(kept.size).toBe(0);
});

test('without an answer it stays open, even over a reload, and the next request checks it first', async () => {
  const first = server();
  const answer = await ask(wish(), first.send);
  expect(answer.error).toMatchObject({ unanswered: true });
  expect(first.sent).toHaveLength(3);
  expect(unansweredOf(7, 'createAppointment')).toHaveLength(1);
  expect(unansweredOf(8)).toEqual([]);
  expect([...kept.values()].join()).toContain(first.keys()[0]);
  // Data reloaded meanwhile has changed the request.
  const still = server();
  expect((await ask(wish({ time: '15:00' }), still.send)).error).toMatchObject({
    unanswered: true,
  });
  expect(still.sent.map(({ body }) => body)).toEqual([{ time: '14:30' }]);
  const then = server(done, { data: { id: 'two' } });
  expect(await ask(wish({ time: '15:00' }), then.send)).toEqual({ data: { id: 'two' } });
  expect(then.keys()[0]).toBe(first.keys()[0]);
  expect(then.keys()[1]).not.toBe(first.keys()[0]);
});

test.each([401, 403, 429])('%i for the second says nothing about the first', async (status) => {
  const { send } = server(lost, refused(status), refused(status));
  expect((await ask(wish(), send)).error).toMatchObject({ unanswered: true });
  expect(unansweredOf(7)).toHaveLength(1);
});

test.each([400, 401, 403, 404, 409, 429, 500])(
  '%i is an answer, and releases the key',
  async (status) => {
    const { send, keys } = server(refused(status), done);
    await ask(wish(), send);
    await ask(wish(), send);
    expect(new Set(keys()).size).toBe(2);
  },
);

test('500 without JSON is of a proxy and tells nothing, so the request is repeated with its key', async () => {
  const page = '<h1>Internal Server Error</h1>';
  const [html, empty]: Answer[] = [
    { error: { status: 'PARSING_ERROR', originalStatus: 500, data: page, error: 'SyntaxError' } },
    { error: { status: 500, data: null } },
  ];
  const { send, keys } = server(html as Answer, empty as Answer, done);
  expect(await ask(wish(), send)).toEqual(done);
  expect([keys().length, new Set(keys()).size]).toEqual([3, 1]);
  const still = server(...Array.from({ length: 3 }, () => empty as Answer));
  expect((await ask(wish(), still.send)).error).toMatchObject({ unanswered: true });
});

test('500 with JSON is an answer, even without a sentence', async () => {
  const { send, sent } = server({ error: { status: 500, data: {} } });
  expect((await ask(wish({ time: '16:00' }), send)).error).toEqual({ status: 500, data: {} });
  expect(sent).toHaveLength(1);
});

test('checked by itself it reports the outcome, once', async () => {
  const { send, keys } = server();
  await ask(wish(), send);
  const heard: unknown[] = [];
  const stop = hearAnswers(({ attempt, ...answer }) => heard.push([attempt.key, answer]));
  const key = keys()[0] ?? '';
  await askAgain(key, send);
  expect(heard).toEqual([]);
  await askAgain(key, server(done).send);
  await askAgain(key, server(done).send);
  stop();
  expect(heard).toEqual([[key, done]]);
});

test.each([
  ['an answer', [lost, done], { data: { id: 'one' } }, 2],
  ['a refusal', [lost, refused(400)], { error: { status: 400 } }, 2],
  ['none', [], { error: { unanswered: true } }, 3],
])('without a key it is repeated until there is %s', async (_what, answers, said, times) => {
  const { send, sent } = server(...(answers as Answer[]));
  const answer = askWhileLost(() => send({ url: 'accounts/profile', method: 'DELETE' }));
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject(said);
  expect(sent).toHaveLength(times);
});

test('offline nothing is sent, and nothing stays to be checked', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { send, sent } = server(done);
  expect(await ask(wish(), send)).toEqual({ error: { status: 'FETCH_ERROR', error: 'offline' } });
  expect([sent, unansweredOf(7)]).toEqual([[], []]);
});

test('replacements of a whole thing and health notes are not stored on the device', async () => {
  for (const request of [
    { url: 'accounts/profile', method: 'PUT', body: { medical_issues: 'knee' } },
    { url: 'desk/bookings/1/notes/', method: 'POST', body: { note: 'knee' } },
  ]) {
    await ask({ accountId: 7, endpoint: request.url, request }, server().send);
  }
  expect(unansweredOf(7)).toHaveLength(2);
  expect([...kept.values()].join()).not.toContain('knee');
});
