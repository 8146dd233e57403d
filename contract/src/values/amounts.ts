import Type from 'typebox';
import { MOST_AED } from '../terms/till.ts';

export const Aed = Type.Number({
  description: "Money as a decimal amount, with at most as many decimals as the studio's currency.",
  minimum: 0,
  maximum: MOST_AED,
  'x-whole-fils': true,
  examples: [250],
});
