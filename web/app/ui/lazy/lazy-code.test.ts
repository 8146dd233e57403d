import { expect, test, vi } from 'vitest';
import { lazyCode } from './lazy-code.ts';

function missing({ online = true } = {}) {
  const reload = vi.fn();
  const fetchCode = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('missing')));
  return { reload, fetchCode, load: lazyCode(fetchCode, { online: () => online, reload }) };
}

test('code that is missing twice though there is a network has the page loaded anew', async () => {
  const { reload, load } = missing();
  await expect(load()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
  void load();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test('without a network each try says so, and the page stays', async () => {
  const { reload, load } = missing({ online: false });
  for (let tries = 0; tries < 3; tries += 1) await expect(load()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});

test('code that was had in between begins anew', async () => {
  const { reload, load, fetchCode } = missing();
  await expect(load()).rejects.toThrow('missing');
  fetchCode.mockResolvedValueOnce('code');
  expect(await load()).toBe('code');
  await expect(load()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});
