import { expect, test } from 'vitest';
import { refusePrice } from './price-reduction-rules.ts';

test('a price goes down by 15% at the desk, further by a manager, never up', () => {
  const by = (reason: string, mostPercent = 15) => ({ reason, mostPercent });
  expect(refusePrice(1000, 1000, by(''))).toBe(null);
  expect(refusePrice(1000, 850, by('Waited'))).toBe(null);
  expect(refusePrice(1000, 849, by('Waited'))?.status).toBe(403);
  expect(refusePrice(1000, 0, by('Waited', 100))).toBe(null);
  expect(refusePrice(1000, 999, by('Waited', 0))?.sentence.en).toContain('more than 0%');
  expect(refusePrice(1000, 999, by(''))?.status).toBe(400);
  expect(refusePrice(1000, 1001, by('More', 100))?.status).toBe(400);
});

test('a refused price has a reason: it goes up, has no reason given, or needs a manager', () => {
  const by = (reason: string) => ({ reason, mostPercent: 15 });
  const said = (gross: number, who: ReturnType<typeof by>) =>
    refusePrice(1000, gross, who)?.sentence.en;
  expect(said(1001, by('More'))).toContain('only go down');
  expect(said(999, by(''))).toContain('why');
  expect(said(849, by('Waited'))).toContain('15%');
});
