import {
  changeGiftCardTerms,
  type GiftCardTerms,
  readGiftCardTerms,
} from '@limber/contract/desk/money/gift-card-terms.ts';
import { expect } from 'vitest';
import { callApi } from '../call-api.ts';
import type { World } from '../harness.ts';
import type { TestClient } from '../people.ts';

const usual: Omit<GiftCardTerms, 'version'> = {
  ...{ sold: true, amounts: [250, 500], least: 50, most: 5000, valid_months: 12 },
  packages_taxed: 'used',
};

/** Sells gift cards so from here on, as a manager who looked at the terms before. */
export async function setGiftCardTerms(
  world: World,
  by: Pick<TestClient, 'headers'>,
  changes: Partial<GiftCardTerms> = {},
): Promise<void> {
  const { version } = (await callApi(world, readGiftCardTerms, {}, { by })).json();
  const wished = { version, ...usual, ...changes };
  const reply = await callApi(world, changeGiftCardTerms, wished, { by });
  expect(reply.statusCode).toBe(200);
}
