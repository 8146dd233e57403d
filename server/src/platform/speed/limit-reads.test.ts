import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { AdmissionQueue } from './limit-reads.ts';

/** Takes a place for a reply that ends on demand, and records its name once it has one. */
function coming(places: AdmissionQueue, inside: string[], name: string) {
  const response = new EventEmitter();
  const { entered, leave } = places.take(response as ServerResponse);
  if (entered) void entered.then((came) => inside.push(came ? name : `${name} has left`));
  else inside.push(name);
  return { end: () => response.emit('close'), leave };
}

const settled = () => new Promise(setImmediate);

test('a limited number are admitted, the others in order of arrival as places become free', async () => {
  const places = new AdmissionQueue(2);
  const inside: string[] = [];
  const [first, second, third] = ['first', 'second', 'third', 'fourth'].map((name) =>
    coming(places, inside, name),
  );
  await settled();
  expect([inside, places.waiting]).toEqual([['first', 'second'], 2]);
  second?.end();
  await settled();
  expect([inside, places.waiting]).toEqual([['first', 'second', 'third'], 1]);
  first?.end();
  third?.end();
  await settled();
  expect([inside, places.waiting]).toEqual([['first', 'second', 'third', 'fourth'], 0]);
});

test('leaving the queue takes no place, and leaving from inside frees one once', async () => {
  const places = new AdmissionQueue(1);
  const inside: string[] = [];
  const [first, second] = ['first', 'second', 'third'].map((name) => coming(places, inside, name));
  second?.end();
  expect(places.waiting).toBe(1);
  first?.end();
  first?.end();
  await settled();
  expect(inside).toEqual(['first', 'second has left', 'third']);
  coming(places, inside, 'fourth');
  await settled();
  expect(inside).toHaveLength(3);
  expect(places.waiting).toBe(1);
});

test('a caller who has given up their place may close later, even while waiting', async () => {
  const places = new AdmissionQueue(1);
  const inside: string[] = [];
  const [first, second] = ['first', 'second', 'third', 'fourth'].map((name) =>
    coming(places, inside, name),
  );
  second?.leave();
  first?.leave();
  for (const each of [first, second]) each?.end();
  await settled();
  expect(inside).toEqual(['first', 'second has left', 'third']);
  expect(places.waiting).toBe(1);
});
