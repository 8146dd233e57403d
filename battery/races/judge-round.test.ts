import { expect, test } from 'vitest';
import { judgeRound, type Tried } from './judge-round.ts';

const tried = (status: number, changes: Partial<Tried> = {}): Tried => ({
  therapistId: 1,
  date: '2026-03-05',
  fromMinute: 840,
  toMinute: 900,
  status,
  ...changes,
});

test('one granted and the others refused is correct', () => {
  expect(judgeRound([tried(409), tried(201), tried(409)])).toEqual([]);
});

test('two of one span, and two that overlap in part, are found', () => {
  expect(judgeRound([tried(201), tried(201)])).toHaveLength(1);
  expect(judgeRound([tried(201), tried(201, { fromMinute: 870, toMinute: 930 })])).toHaveLength(1);
});

test('adjacent sessions, and those of another day or therapist, do not overlap', () => {
  const granted = [
    tried(201),
    tried(201, { fromMinute: 900, toMinute: 960 }),
    tried(201, { date: '2026-03-06' }),
    tried(201, { therapistId: 2 }),
  ];
  expect(judgeRound(granted)).toEqual([]);
});

test('requests with one key are one session, and none is refused', () => {
  const twins = [tried(201, { id: 'a' }), tried(201, { id: 'a' })];
  expect(judgeRound(twins, { oneKey: true })).toEqual([]);
  expect(judgeRound([...twins, tried(201, { id: 'b' })], { oneKey: true })).toHaveLength(1);
  expect(judgeRound([...twins, tried(409, { id: null })], { oneKey: true })).toHaveLength(2);
});

test('a span that nobody got is found', () => {
  expect(judgeRound([tried(409), tried(409)])).toHaveLength(2);
});

test('more or fewer than there is room for are found', () => {
  expect(judgeRound([tried(201, { therapistId: null }), tried(409)], { granted: 1 })).toEqual([]);
  expect(judgeRound([tried(201, { therapistId: null }), tried(409)], { granted: 2 })).toHaveLength(
    1,
  );
});

test.each([0, 429, 500, 503])('an answer %s is not a refusal', (status) => {
  expect(judgeRound([tried(201), tried(status)])).toEqual([`answered ${status}`]);
});
