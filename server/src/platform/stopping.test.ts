import { expect, test, vi } from 'vitest';
import { stopInTurn } from './stopping.ts';

const LONG_MS = 60_000;

test('what was started is stopped in turn, whatever becomes of the step before', async () => {
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

test('one deadline is over all of it: a step that never ends holds nothing up', async () => {
  expect(await stopInTurn([() => new Promise(() => {})], 1)).toBe(false);
});
