import { expect, test, vi } from 'vitest';
import { lazyCode } from './lazy-code.ts';

function missing({ online = true } = {}) {
  const reload = vi.fn();
  const fetchCode = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('missing')));
  return { reload, fetchCode, load: lazyCode(fetchCode, { online: () => online, reload }) };
}

test('code that fails to load twice while online reloads the page', async () => {
  const { reload, load } = missing();
  await expect(load()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
  void load();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test('offline each try says so, and the page stays', async () => {
  const { reload, load } = missing({ online: false });
  for (let tries = 0; tries < 3; tries += 1) await expect(load()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});

test('loading successfully in between resets the count', async () => {
  const { reload, load, fetchCode } = missing();
  await expect(load()).rejects.toThrow('missing');
  fetchCode.mockResolvedValueOnce('code');
  expect(await load()).toBe('code');
  await expect(load()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});
