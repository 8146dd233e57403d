import {
  addDiscount,
  addSpareCodes,
  changeDiscount,
  listStudioDiscounts,
  retireDiscount,
  type StudioDiscount,
} from '@limber/contract/desk/studio/partners.ts';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openWorld } from '../../../../test/harness.ts';
import { listDiscounts } from '../queries.ts';

const world = await openWorld();
const { manager, ask, historyOf } = await openManaging(world);
const named = async (name: string): Promise<StudioDiscount> => {
  const { body } = await ask(listStudioDiscounts);
  return body.find((each: StudioDiscount) => each.partner_name === name);
};
/** What a form sends for a discount that it has read. */
const formOf = ({ retired: _, spare_codes: __, ...discount }: StudioDiscount) => discount;
const given = async () =>
  (await listDiscounts(world.db, manager)).map(({ partner_name }) => partner_name);

test('a changed discount is shown at the next request, and a retired one to nobody', async () => {
  const seen = await named('Raptors');
  const changed = { ...formOf(seen), discount_percentage: 12 };
  const { status, body } = await ask(changeDiscount, changed);
  expect([status, body.version]).toEqual([200, seen.version + 1]);
  expect(await listDiscounts(world.db, manager)).toContainEqual(
    expect.objectContaining({ partner_name: 'Raptors', discount_percentage: 12 }),
  );
  expect((await ask(changeDiscount, changed)).status).toBe(409);
  const { id, version } = body;
  await ask(retireDiscount, { id, version, retired: true });
  expect(await given()).not.toContain('Raptors');
  await ask(retireDiscount, { id, version: version + 1, retired: false });
  expect(await given()).toContain('Raptors');
  expect((await historyOf('partner', id)).at(-1)).toMatchObject({
    action: 'changed',
    became: { discount_percentage: '12' },
  });
});

test('a partner is added in both languages, and its spare codes once each', async () => {
  const {
    retired: _,
    spare_codes: __,
    id: ___,
    version: ____,
    ...raptors
  } = await named('Raptors');
  const { status, body } = await ask(addDiscount, {
    ...raptors,
    partner_name: 'Souq Runners',
    online_discount_code: 'RUN10',
    category: { en: 'Running', ar: 'الجري' },
  });
  expect([status, body.category.ar, body.spare_codes]).toEqual([201, 'الجري', 0]);
  const codes = ['RUN-1', 'RUN-2', 'RUN-1'];
  expect((await ask(addSpareCodes, { id: body.id, codes })).body.spare_codes).toBe(2);
  expect((await ask(addSpareCodes, { id: body.id, codes })).body.spare_codes).toBe(2);
  expect(await historyOf('partner_codes', body.id)).toMatchObject([
    { action: 'added', became: { codes: '2' } },
  ]);
});

test('a discount without texts is stored all the same', async () => {
  const seen = formOf(await named('Raptors'));
  const none = { en: '', ar: '' };
  const wordless = { ...seen, description: none, category: none, city: none };
  const { status, body } = await ask(changeDiscount, wordless);
  expect([status, body.description, body.category]).toEqual([200, none, none]);
  expect((await ask(changeDiscount, { ...seen, version: body.version })).status).toBe(200);
});

test.each([
  [{ discount_percentage: 101 }, 'discount_percentage'],
  [{ website_url: 'javascript:alert(1)' }, 'website_url'],
  [{ category: { en: '', ar: 'الجري' } }, 'category.en'],
])('%j is refused', async (changes, field) => {
  const seen = await named('Raptors');
  const { status, body } = await ask(changeDiscount, { ...formOf(seen), ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('an unknown discount is refused', async () => {
  const seen = formOf(await named('Raptors'));
  expect((await ask(changeDiscount, { ...seen, id: 2_000_000 })).status).toBe(404);
  expect((await ask(addSpareCodes, { id: 2_000_000, codes: ['A'] })).status).toBe(404);
});
