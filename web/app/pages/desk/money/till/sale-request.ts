import type { SaleLineInput } from '@limber/contract/desk/money/till-values.ts';
import { readPrice, type TypedPrice } from './price-rules.ts';
import type { Item } from './session-bill.ts';

interface Priced extends Item {
  readonly lower: TypedPrice | null;
  readonly firstSession?: string;
}

/** Total of several items, whether every price is valid, and the lines for the request. */
export function readItems(items: readonly Priced[], mostPercent: number) {
  const read = items.map((item) => ({
    item,
    ...readPrice(item.listFils, item.lower, mostPercent),
  }));
  return {
    dueFils: read.reduce((sum, { fils }) => sum + fils, 0),
    isHeld: read.some(({ problem }) => problem !== null),
    lines: read.map(({ item, fils }) => lineOf(item, fils)),
  };
}

function lineOf({ asked, listFils, lower, firstSession }: Priced, fils: number): SaleLineInput {
  return {
    ...asked,
    ...(firstSession !== undefined && { first_session: firstSession }),
    ...(fils < listFils && { price: fils / 100, reason: lower?.reason.trim() ?? '' }),
  };
}
