/** The card that a client keeps with the provider of payments. */
import Type, { type Static } from 'typebox';
import { route, signedIn } from '../route.ts';
import { Failure } from '../values/failure.ts';
import { described, Nullable } from '../values/shapes.ts';
import { Line } from '../values/texts.ts';
import { DateOnly } from '../values/times.ts';

export const SavedCard = Type.Object({
  brand: described('As the provider names it, such as `visa`.', Line),
  last_four: Type.String({ pattern: '^[0-9]{4}$', maxLength: 4, examples: ['4242'] }),
  ends_on: described('The last day on which it can be used.', DateOnly),
});
export type SavedCard = Static<typeof SavedCard>;

const aCard = { brand: 'visa', last_four: '4242', ends_on: '2029-08-31' };

export const CardOnFile = Type.Object(
  {
    offered: described('The studio takes payments online, so a card can be kept.', Type.Boolean()),
    card: Nullable(SavedCard),
  },
  {
    description: 'The card of the caller; its number is only known to the provider of payments.',
    examples: [{ offered: true, card: aCard }],
  },
);
export type CardOnFile = Static<typeof CardOnFile>;

export const readCard = route.get('appointment/card/', signedIn, {
  summary: 'The card that the caller has on file: asked of the provider while one is being added',
  replies: { 200: CardOnFile },
});

export const addCard = route.post('appointment/card/', signedIn, {
  summary: 'Begin to add a card, or to replace the one on file: leads to a page of the provider',
  replies: {
    201: Type.Object(
      { url: described('Where the card is typed; a page of the provider.', Line) },
      { examples: [{ url: 'https://studio.example/pay/5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10' }] },
    ),
    409: Failure,
    429: Failure,
  },
});

export const removeCard = route.delete('appointment/card/', signedIn, {
  summary: 'Remove the card on file, here and at the provider',
  replies: { 200: CardOnFile },
});
