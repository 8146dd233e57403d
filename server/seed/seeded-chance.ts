import type { Randomness } from '../src/platform/randomness.ts';

export type Chance = Pick<Randomness, 'below' | 'uuid'>;

/** A small generator (mulberry32): the same seed gives the same demo on every machine. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const hex = () => next().toString(16).padStart(8, '0');
  return {
    below: (limit) => next() % limit,
    uuid: () => {
      const digits = hex() + hex() + hex() + hex();
      const variant = '89ab'[Number.parseInt(digits[16] ?? '0', 16) % 4];
      return [
        digits.slice(0, 8),
        digits.slice(8, 12),
        `4${digits.slice(13, 16)}`,
        `${variant}${digits.slice(17, 20)}`,
        digits.slice(20),
      ].join('-');
    },
  };
}

/** One of some things; there has to be one. */
export function pick<Item>(items: readonly Item[], chance: Pick<Chance, 'below'>): Item {
  const item = items[chance.below(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
