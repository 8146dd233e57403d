/** The link with which a client without an e-mail address sets up signing in. */
import Type, { type Static } from 'typebox';
import { desk, route } from '../../route.ts';
import { CLAIM_LASTS_DAYS } from '../../terms/codes-and-tokens.ts';
import { Detail, Failure } from '../../values/failure.ts';
import { described } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { IdOfClient } from './clients.ts';

export const ClaimLink = Type.Object(
  {
    url: described('Shown once; only its hash is stored.', Line),
    text: described("The message that carries the link, in the client's language.", Prose),
    expires_at: Instant,
  },
  {
    examples: [
      {
        url: 'https://studio.example/claim#mZ8n3Xc1QeTt0LkVbYwR5uJ2sPq7HdGfA9iOoCvBxE4',
        text: 'Hello Amina, with this link you can see and book your sessions yourself.',
        expires_at: '2026-03-07T06:00:00.000Z',
      },
    ],
  },
);
export type ClaimLink = Static<typeof ClaimLink>;

export const makeClaimLink = route.post('desk/clients/:id/claim-link', desk, {
  keepsNoAnswer: true,
  summary: `Create a one-time link with which a client without an address sets up signing in, valid for ${CLAIM_LASTS_DAYS} days`,
  description: 'An earlier link stops working.',
  params: IdOfClient,
  replies: { 201: ClaimLink, 404: Failure, 409: Failure },
});

export const withdrawClaimLink = route.delete('desk/clients/:id/claim-link', desk, {
  summary: 'Withdraw the link, for example when it went to the wrong number',
  params: IdOfClient,
  replies: { 200: Detail, 404: Failure },
});
