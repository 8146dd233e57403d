import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runOneAtATime } from './ask-one-at-a-time.ts';

let stopping = new AbortController();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  stopping = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

test('requests made while one is under way lead to one more afterwards', async () => {
  const askings: PromiseWithResolvers<void>[] = [];
  const ask = vi.fn(() => {
    const asking = Promise.withResolvers<void>();
    askings.push(asking);
    return asking.promise;
  });
  const wish = runOneAtATime(ask, stopping.signal);
  wish();
  wish();
  wish();
  expect(ask).toHaveBeenCalledTimes(1);
  askings[0]?.resolve();
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
  askings[1]?.resolve();
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
  wish();
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each([{ status: 503 }, { status: 429 }, { status: 'FETCH_ERROR' }])(
  'after %o it retries, less and less often',
  async (failure) => {
    const ask = vi.fn().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    runOneAtATime(ask, stopping.signal)();
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(699);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  },
);

test('after a failure it retries as soon as the network is back', async () => {
  const ask = vi.fn().mockRejectedValueOnce({ status: 'FETCH_ERROR' });
  runOneAtATime(ask, stopping.signal)();
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('it does not retry what will be refused again, unless asked to', async () => {
  const ask = vi.fn().mockRejectedValue({ status: 404 });
  const wish = runOneAtATime(ask, stopping.signal);
  wish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  wish();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('it does not retry once stopped', async () => {
  const ask = vi.fn().mockRejectedValue({ status: 503 });
  runOneAtATime(ask, stopping.signal)();
  await settle();
  stopping.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
