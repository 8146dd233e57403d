import { afterAll, beforeAll, expect, test } from 'vitest';
import { drills } from './drills.ts';
import { onStand, type Stand } from './stand/stand.ts';

// The short form of the drills that show what no other test does, on one stand.
let stand: Stand;
let leave = () => {};
let left: Promise<void>;

beforeAll(
  () =>
    new Promise<void>((ready, fail) => {
      left = onStand({ durable: false }, async (opened) => {
        stand = opened;
        ready();
        await new Promise<void>((done) => {
          leave = done;
        });
      });
      left.catch(fail);
    }),
);
afterAll(() => {
  leave();
  return left;
});

test.each(drills.filter(({ inTests }) => inTests))('$name', async (drill) => {
  const findings = await drill.run({
    short: true,
    seed: 20_260_304,
    many: (_full, short) => short,
    onStand: (options, run) =>
      options.alone ? onStand({ durable: false, ...options }, run) : run(stand),
    say: () => {},
  });
  expect(findings.filter(({ holds, ofMachine }) => !holds && !ofMachine)).toEqual([]);
  expect(findings.some(({ bar }) => bar !== undefined)).toBe(true);
});
