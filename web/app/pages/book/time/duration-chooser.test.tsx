import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { DurationChooser } from './duration-chooser.tsx';
import { sliderRange } from './slider-range.ts';

const chooser = (slotMinutes: number) =>
  drawn(
    <DurationChooser
      range={sliderRange(slotMinutes, 240, 'mypackage')}
      minutes={60}
      onChange={() => {}}
    />,
  );

test('the slider starts at 5, moves by 5 and ends where slot and package do @VALID-12 @VALID-13', () => {
  const slider = (html: string) => /<input[^>]*type="range"[^>]*>/.exec(html)?.[0];
  expect(slider(chooser(120))).toMatch(/ min="5" max="120" step="5" /);
  expect(slider(chooser(300))).toMatch(/ min="5" max="240" step="5" /);
});

test('there is none where not even 5 minutes are left', () => {
  expect(chooser(4)).not.toContain('range');
  expect(textOf(chooser(4))).toBe('The minutes left are too few for a session.');
});
