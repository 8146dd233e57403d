import { expect, test } from 'vitest';
import { seededChance } from '../../server/seed/seeded-chance.ts';
import { ShuffledNews } from './shuffled-news.ts';

test('news are lost, doubled, late and out of order, and nothing else is told', () => {
  const post = new ShuffledNews<number>(seededChance(20_261_129));
  const told: number[] = [];
  const late = new Map<number, number>();
  for (let news = 1; news <= 1000; news += 1) {
    for (const each of post.post(news)) {
      told.push(each);
      late.set(each, news - each);
    }
  }
  told.push(...post.rest());
  const times = Map.groupBy(told, (each) => each);
  expect([...times.values()].every(({ length }) => length <= 2)).toBe(true);
  expect(1000 - times.size).toBeGreaterThan(100);
  expect([...times.values()].filter(({ length }) => length === 2).length).toBeGreaterThan(100);
  expect(post.outOfOrder).toBeGreaterThan(100);
  expect(Math.max(...late.values())).toBeGreaterThan(10);
  expect(post.rest()).toEqual([]);
});
