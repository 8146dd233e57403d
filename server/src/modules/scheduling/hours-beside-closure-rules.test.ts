import { expect, test } from 'vitest';
import { openBeside } from './hours-beside-closure-rules.ts';

const span = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });
const hours = [span(720, 960), span(1020, 1500)];

test('a closure of the whole day leaves nothing, none leaves all', () => {
  expect(openBeside(hours, [{ startMinute: null, endMinute: null }])).toEqual([]);
  expect(openBeside(hours, [])).toEqual(hours);
});

test.each([
  ['the middle', [span(780, 840)], [span(720, 780), span(840, 960), span(1020, 1500)]],
  [
    'the end of one span and the beginning of the next',
    [span(900, 1080)],
    [span(720, 900), span(1080, 1500)],
  ],
  ['what was shut anyway', [span(960, 1020)], hours],
  ['a span', [span(600, 960)], [span(1020, 1500)]],
  ['what is after midnight', [span(1440, 1800)], [span(720, 960), span(1020, 1440)]],
  ['two parts', [span(720, 780), span(1380, 1500)], [span(780, 960), span(1020, 1380)]],
  ['all of it in parts', [span(700, 1000), span(1000, 1800)], []],
])('a closure of a part of the day takes %s', (_what, shut, open) => {
  expect(openBeside(hours, shut)).toEqual(open);
});
