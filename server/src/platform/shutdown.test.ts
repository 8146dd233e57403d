import { expect, test, vi } from 'vitest';
import { stopInTurn } from './shutdown.ts';

const LONG_MS = 60_000;

test('started parts are stopped in order, whatever happens to the previous step', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const done: string[] = [];
  const steps = ['jobs', 'requests', 'database'].map((name) => async () => {
    done.push(name);
    if (name === 'jobs') throw new Error('The jobs would not stop.');
  });
  expect(await stopInTurn(steps, LONG_MS)).toBe(true);
  expect(done).toEqual(['jobs', 'requests', 'database']);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('one deadline covers everything: a step that never ends blocks nothing', async () => {
  expect(await stopInTurn([() => new Promise(() => {})], 1)).toBe(false);
});
