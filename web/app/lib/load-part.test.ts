import { expect, test } from 'vitest';
import { loadPart } from './load-part.ts';

function surroundings(atMs: number, kept = new Map<string, string>()) {
  const seen = { reloads: 0 };
  return {
    seen,
    kept,
    given: {
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      reload: () => {
        seen.reloads += 1;
      },
      now: () => atMs,
    },
  };
}

const gone = () => Promise.reject(new Error('gone'));
const hour = 3_600_000;

test('a part that comes is handed on', async () => {
  const { seen, given } = surroundings(hour);
  expect(await loadPart(async () => 'part', given)).toBe('part');
  expect(seen.reloads).toBe(0);
});

test('a part that is gone loads the page anew, once a minute at most', async () => {
  const first = surroundings(hour);
  const neverSettled = loadPart(gone, first.given);
  expect(await Promise.race([neverSettled, nextTurn()])).toBe('next turn');
  expect(first.seen.reloads).toBe(1);

  const again = surroundings(hour + 59_999, first.kept);
  await expect(loadPart(gone, again.given)).rejects.toThrow('gone');
  expect(again.seen.reloads).toBe(0);

  const later = surroundings(hour + 60_000, first.kept);
  void loadPart(gone, later.given);
  await nextTurn();
  expect(later.seen.reloads).toBe(1);
});

function nextTurn(): Promise<string> {
  return new Promise((resolve) => setImmediate(() => resolve('next turn')));
}
