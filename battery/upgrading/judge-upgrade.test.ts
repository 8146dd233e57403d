import { expect, test } from 'vitest';
import { type Around, idleBefore, type Said, shareBooked, unexplained } from './judge-upgrade.ts';

const read: Said = { call: 'read', status: 200 };
const change: Said = { call: 'change', status: 200 };
const book: Said = { call: 'book', status: 201 };
const refused = (each: Said, status: number): Said => ({ ...each, status });
/** Around migrations that were over at once. */
const around = (before: Said[], after: Said[]): Around => ({
  answers: [...before, ...after],
  before: before.length,
  after: before.length,
});

test('an answer as before is explained, and so are busy and a taken hour', () => {
  const early = [read, change, book];
  const late = [read, change, book, refused(read, 503), refused(book, 409)];
  expect(unexplained(around(early, late))).toEqual([]);
});

test.each([0, 400, 401, 404, 409, 500, 502])('a changed profile answered %d is not', (status) => {
  expect(unexplained(around([read, change, book], [read, refused(change, status)]))).toEqual([
    { call: 'change', status },
  ]);
});

test('a call that did nothing before shows nothing', () => {
  const early = [read, refused(change, 400), book, refused(change, 503)];
  expect(idleBefore(around(early, [change]))).toEqual(['change']);
  expect(idleBefore(around([read, change, book], []))).toEqual([]);
});

test('bookings are counted separately, before the migrations and after them', () => {
  const answers = [book, read, refused(book, 409), refused(book, 409), book, book, change];
  expect(shareBooked({ answers, before: 3, after: 4 })).toEqual({ before: 0.5, after: 1 });
});
