import { expect, test } from 'vitest';
import { eventReader } from './read-events.ts';

test('events are read wherever their text is split, and heartbeats are skipped', () => {
  const text =
    'event: open\ndata: {}\n\n: beat\n\nevent: day\ndata: {"date":"2026-03-05","location":"A"}\n\n';
  const read = eventReader();
  const events = [...text].flatMap((letter) => read(letter));
  expect(events).toEqual([
    { name: 'open', data: '{}' },
    { name: 'day', data: '{"date":"2026-03-05","location":"A"}' },
  ]);
  expect(eventReader()(text)).toEqual(events);
});
