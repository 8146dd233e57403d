import Type from 'typebox';
import { MOST_AMOUNT } from '../terms/till.ts';

export const Amount = Type.Number({
  description: "Money as a decimal amount, with at most as many decimals as the studio's currency.",
  minimum: 0,
  maximum: MOST_AMOUNT,
  'x-whole-minor-units': true,
  examples: [250],
});
