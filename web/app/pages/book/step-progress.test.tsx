import { expect, test } from 'vitest';
import { drawn, elementsOf, textOf } from '../../components/test-markup.tsx';
import type { bookingSteps } from './form/steps.ts';
import { StepProgress } from './step-progress.tsx';

const stagesAt = (step: (typeof bookingSteps)[number]) =>
  elementsOf(drawn(<StepProgress step={step} />), 'li');

test.each([
  ['services', 'Service', 0],
  ['location', 'Place & therapist', 1],
  ['therapist', 'Place & therapist', 1],
  ['time', 'Time', 2],
  ['login', 'You', 3],
  ['confirm', 'Confirm', 4],
] as const)(
  'at %s the progress marks %s alone, and earlier stages are ticked @FRAME-02',
  (step, stage, done) => {
    const items = stagesAt(step);
    const current = items.filter(({ attributes }) => attributes['aria-current'] === 'step');
    expect(current.map(({ name }) => name)).toEqual([stage]);
    const ticked = items.filter(({ html }) => html.includes('lucide-check'));
    expect(ticked).toEqual(items.slice(0, done));
    for (const { name } of ticked) expect(name).toMatch(/\(done\)$/);
  },
);

test('at the thank-you every stage is done and none is current @FRAME-02', () => {
  const items = stagesAt('done');
  expect(items.filter(({ html }) => html.includes('lucide-check'))).toHaveLength(5);
  expect(items.some(({ attributes }) => 'aria-current' in attributes)).toBe(false);
  expect(textOf(drawn(<StepProgress step="time" />))).toContain('Step 3 of 5');
});
