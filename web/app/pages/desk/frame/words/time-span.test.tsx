import { afterEach, expect, test } from 'vitest';
import { drawn } from '../../../../components/test-markup.tsx';
import { formatIn } from '../../../../lib/language.ts';
import { TimeSpan, TimeSpans } from './time-span.tsx';

afterEach(() => formatIn('en'));

const span = (times: string) => `<bdi dir="ltr" class="whitespace-nowrap">${times}</bdi>`;

test('a span is never reversed by the reading direction nor broken over lines', () => {
  expect(drawn(<TimeSpan from={930} to={960} />)).toBe(span('15:30–16:00'));
  expect(drawn(<TimeSpan from="23:30" to="00:30" />)).toBe(span('23:30–00:30'));
});

test('several of a day stand in the order that the page is read, and a line ends between two of them', () => {
  const spans = [
    { from_minute: 540, to_minute: 780 },
    { from_minute: 1200, to_minute: 1500 },
  ];
  const both = (comma: string) => `${span('09:00–13:00')}${comma}${span('20:00–01:00')}`;
  expect(drawn(<TimeSpans spans={spans} />)).toBe(both(', '));
  formatIn('ar');
  expect(drawn(<TimeSpans spans={spans} />)).toBe(both('، '));
});
