import { expect, test } from 'vitest';
import { seal, unseal } from '../../platform/encryption.ts';
import { systemRandomness } from '../../platform/randomness.ts';
import { openGift, sealGift } from './gifts/sealed-gift.ts';
import { openRequest, type StoredRequest, sealRequest } from './sealed-booking-request.ts';

const deps = { secret: 'a secret of nobody', random: systemRandomness() };
const kept = (sealed: Buffer | null) => JSON.parse(unseal(deps.secret, sealed, 'payments'));

const line = { serviceId: 1, name: 'Stretching', needsSkill: false, lastsMinutes: 60 };
const slot = { startsAt: new Date('2026-03-09T06:00:00Z'), lastsMinutes: 60 };
const bill = { lines: [{ ...line, priceMinor: 32_000 }], priceMinor: 32_000, discountMinor: 3200 };
const order = { request: { slot }, bill, types: ['service'], title: line.name };

test('a session that waits for its payment is stored with the names of the version before', () => {
  const sealed = sealRequest(deps, order as unknown as StoredRequest);
  expect(kept(sealed).bill).toEqual({
    lines: [{ ...line, priceFils: 32_000 }],
    priceFils: 32_000,
    discountFils: 3200,
  });
  expect(openRequest(deps.secret, sealed)).toMatchObject({ bill, title: line.name });
});

const gift = {
  ...({ language: 'en', toName: null, fromName: null, message: null, toEmail: null } as const),
  ...{ sendOn: '2026-03-09', validMonths: null, isForOther: false },
};

test('so is a gift card', () => {
  const whole = { ...gift, pack: null, vatPaid: false };
  const sealed = sealGift(deps, { ...whole, minor: 20_000 });
  expect(kept(sealed)).toEqual({ ...whole, fils: 20_000 });
  expect(openGift(deps.secret, sealed)).toEqual({ ...whole, minor: 20_000 });
});

test('a gift card of before there were packages is for an amount', () => {
  const sealed = seal(
    deps.secret,
    JSON.stringify({ ...gift, fils: 5000 }),
    deps.random,
    'payments',
  );
  expect(openGift(deps.secret, sealed)).toEqual({
    ...{ ...gift, pack: null, vatPaid: false },
    minor: 5000,
  });
});
