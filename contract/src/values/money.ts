import Type from 'typebox';
import { MOST_AED } from '../terms/till.ts';

export const Aed = Type.Number({
  description: 'Money as a decimal amount of AED with at most two decimals.',
  minimum: 0,
  maximum: MOST_AED,
  'x-whole-fils': true,
  examples: [250],
});
