/** The rate of VAT, by starting day; for managers. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { MOST_VAT_PERCENT } from '../../terms/till.ts';
import { Failure } from '../../values/failure.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';
import { ThingVersion } from './shared-fields.ts';

const rate = {
  valid_from: DateOnly,
  percent: Type.Number({
    description: 'Included in prices; at most two decimals.',
    minimum: 0,
    maximum: MOST_VAT_PERCENT,
    'x-sentence': {
      en: `Please enter a number, 0 to ${MOST_VAT_PERCENT}, with at most two places.`,
      ar: `يرجى إدخال رقم بين \u20660\u2069 و\u2066${MOST_VAT_PERCENT}\u2069 بمنزلتين عشريتين على الأكثر.`,
    },
  }),
};
const aRate = { valid_from: '2026-09-01', percent: 5 };

export const VatRate = Type.Object(
  {
    ...rate,
    set_by: described('Null: it came with the software.', Nullable(Line)),
    set_at: Nullable(Instant),
  },
  { examples: [{ ...aRate, set_by: 'Sara Haddad', set_at: '2026-03-04T09:00:00.000Z' }] },
);
export type VatRate = Static<typeof VatRate>;

export const VatRates = Type.Object(
  {
    version: ThingVersion,
    first_day: described(
      'The first day for which a rate can be set: nothing has been sold on it.',
      DateOnly,
    ),
    rates: described('Latest first; days before the first rate have none.', listOf(VatRate)),
  },
  {
    examples: [
      {
        version: 1,
        first_day: '2026-03-04',
        rates: [{ valid_from: '2018-01-01', percent: 5, set_by: null, set_at: null }],
      },
    ],
  },
);
export type VatRates = Static<typeof VatRates>;

export const listVatRates = route.get('desk/studio/vat', managers, {
  summary: 'The rates of VAT, including future ones',
  replies: { 200: VatRates },
});

const NewVatRate = Type.Object(
  { version: ThingVersion, ...rate },
  { additionalProperties: false, examples: [{ version: 1, ...aRate }] },
);
export type NewVatRate = Static<typeof NewVatRate>;

export const setVatRate = route.post('desk/studio/vat', managers, {
  fullWay: true,
  summary: 'Set the rate of VAT from a day on which nothing has been sold yet',
  description:
    'A rate set for the same day replaces the earlier one. A refund uses the rate of its sale.',
  body: NewVatRate,
  replies: { 200: VatRates, 409: Failure },
});

export const withdrawVatRate = route.post('desk/studio/vat/withdraw', managers, {
  fullWay: true,
  summary: 'Withdraw a rate of VAT that no sale has used yet',
  body: Type.Object(
    { version: ThingVersion, valid_from: DateOnly },
    { additionalProperties: false, examples: [{ version: 2, valid_from: '2026-09-01' }] },
  ),
  replies: { 200: VatRates, 404: Failure, 409: Failure },
});
