import { expect, test } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const hour = 3_600_000;

function surroundings(atMs: number, kept = new Map<string, string>()) {
  const seen = { reloads: 0 };
  const given = {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    reload: () => {
      seen.reloads += 1;
    },
    now: () => atMs,
    online: true,
  };
  return { seen, kept, given };
}

test('a page is reloaded at most once a minute', () => {
  const first = surroundings(hour);
  expect(reloadOnce(first.given)).toBe(true);
  expect(first.seen.reloads).toBe(1);

  const again = surroundings(hour + 59_999, first.kept);
  expect(reloadOnce(again.given)).toBe(false);
  expect(again.seen.reloads).toBe(0);

  const later = surroundings(hour + 60_000, first.kept);
  expect(reloadOnce(later.given)).toBe(true);
});

test('nor offline, which would leave nothing on screen', () => {
  const { given, seen, kept } = surroundings(hour);
  expect(reloadOnce({ ...given, online: false })).toBe(false);
  expect(seen.reloads).toBe(0);
  expect(kept.size).toBe(0);
});

test('nor without storage: it might never end', () => {
  const { given, seen } = surroundings(hour);
  const getItem = () => {
    throw new Error('forbidden');
  };
  expect(reloadOnce({ ...given, storage: { ...given.storage, getItem } })).toBe(false);
  expect(seen.reloads).toBe(0);
});
