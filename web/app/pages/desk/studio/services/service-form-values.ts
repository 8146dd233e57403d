import type { NewService, StudioService } from '@limber/contract/desk/studio/services.ts';
import { amountText } from '@limber/contract/money/amount-text.ts';
import { amountIn } from '../../frame/fields/money-text.ts';

/** A service as the form holds it: prices as they are typed. */
type Values = Omit<NewService, 'position' | 'prices'> & {
  prices: { time: string; price: string }[];
};

/** Initial values of a new one. */
export const blank: Values = {
  name: { en: '', ar: '' },
  description: { en: '', ar: '' },
  kind: null,
  image: null,
  needs_skill: true,
  prices: [{ time: '60', price: '' }],
  buffer_minutes: 0,
  therapist_minutes: null,
  needs: [],
  therapist_ids: [],
};

export function typed({ prices }: Pick<StudioService, 'prices'>) {
  return {
    prices: prices.map(({ time, price }) => ({ time: String(time), price: amountText(price) })),
  };
}

export function requestOf({ prices, ...form }: Values & { position: number }): NewService {
  return {
    ...form,
    prices: prices.map(({ time, price }) => ({ time: Number(time), price: amountIn(price) })),
  };
}
