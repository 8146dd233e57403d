import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';

const times = [{ date: '2026-03-05', time: '15:00' }];

test.each([
  [
    'overridable',
    { status: 409, data: { detail: 'No', wishes: ['grid'], fields: { grid: 'No' } } },
  ],
  ['taken', { status: 409, data: { detail: 'Gone', free_times: times } }],
  ['taken', { status: 409, data: { detail: 'Gone', free_times: [] } }],
  ['older', { status: 409, data: { detail: 'Maya was faster', booking: { id: 'one' } } }],
  ['other', { status: 409, data: { detail: 'Only 10 minutes are left' } }],
  ['other', { status: 400, data: { detail: 'Wrong', free_times: times } }],
  ['other', { status: 'FETCH_ERROR' }],
] as const)('a failure is read as %s', (kind, error) => {
  expect(readRefusal(error).kind).toBe(kind);
});
