import type { SetUpStep } from '@limber/contract/desk/entry/set-up.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { nextOf, Step } from './set-up-page.tsx';

const step = (fields: Partial<SetUpStep>): SetUpStep => ({
  ...{ step: 'services', done: false, optional: false, count: 9, to_look_at: 0, ...fields },
});
const said = (fields: Partial<SetUpStep>) => textOf(drawn(<Step step={step(fields)} />));

test('proposed settings count as neither done nor missing', () => {
  expect(said({ to_look_at: 9 })).toContain('9 to look at');
  expect(said({ to_look_at: 9 })).not.toMatch(/There|Missing/);
  expect(said({ done: true })).toContain('There');
  expect(said({ count: 0 })).toContain('Missing');
  expect(said({ step: 'partners', count: 0, optional: true })).toContain('None yet');
});

test('the next step is the first one that the studio cannot open without', () => {
  const done = step({ step: 'brand', done: true });
  const partners = step({ step: 'partners', optional: true });
  expect(nextOf([done, partners, step({ to_look_at: 2 })])?.step).toBe('services');
  expect(nextOf([done, partners])).toBeUndefined();
});
