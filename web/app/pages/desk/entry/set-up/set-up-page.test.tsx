import type { SetUpStep } from '@limber/contract/desk/entry/set-up.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { nextOf, Step } from './set-up-page.tsx';

const step = (fields: Partial<SetUpStep>): SetUpStep => ({
  ...{ step: 'services', state: 'open', required: true, count: 9, to_look_at: 0, ...fields },
});
const said = (fields: Partial<SetUpStep>) => textOf(drawn(<Step step={step(fields)} />));

test('a step is there, missing, skipped, can be skipped, or has suggestions to look at', () => {
  expect(said({ to_look_at: 9 })).toContain('9 to look at');
  expect(said({ to_look_at: 9 })).not.toMatch(/There|Missing/);
  expect(said({ state: 'done' })).toContain('There');
  expect(said({ count: 0 })).toContain('Missing');
  expect(said({ step: 'import', count: 0, required: false })).toContain('Can be skipped');
  expect(said({ step: 'import', state: 'skipped', required: false })).toContain('Skipped');
  // Branches without hours are no suggestions.
  expect(said({ step: 'hours', to_look_at: 1 })).toContain('Missing');
});

test('the next step is the first one that is neither done nor skipped @DOORS-04', () => {
  const done = step({ step: 'name', state: 'done' });
  const skipped = step({ step: 'contact', state: 'skipped', required: false });
  const terms = step({ step: 'terms', required: false });
  expect(nextOf([done, skipped, terms, step({})])?.step).toBe('terms');
  expect(nextOf([done, skipped])).toBeUndefined();
});
