/** The link by which a client without an e-mail address comes to sign in. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { CLAIM_LASTS_DAYS } from '../../terms/codes-and-tokens.ts';
import { Detail, described, Failure, Instant, Line, Prose } from '../../values.ts';
import { IdOfClient } from './clients.ts';

const access = ['front_desk', 'manager'] as const;

export const ClaimLink = Type.Object(
  {
    url: described('Shown once: only its hash is kept.', Line),
    text: described('The message that brings it, in the language of the client.', Prose),
    expires_at: Instant,
  },
  {
    examples: [
      {
        url: 'https://limber.example/claim#mZ8n3Xc1QeTt0LkVbYwR5uJ2sPq7HdGfA9iOoCvBxE4',
        text: 'Hello Amina, with this link you can see and book your sessions yourself.',
        expires_at: '2026-03-07T06:00:00.000Z',
      },
    ],
  },
);
export type ClaimLink = Static<typeof ClaimLink>;

export const makeClaimLink = defineRoute({
  method: 'POST',
  path: 'desk/clients/:id/claim-link',
  access,
  keepsNoAnswer: true,
  summary: `Make a link by which a client without an address comes to sign in: once, for ${CLAIM_LASTS_DAYS} days`,
  description: 'One that was made before is worth nothing from then on.',
  params: IdOfClient,
  replies: { 201: ClaimLink, 404: Failure, 409: Failure },
});

export const withdrawClaimLink = defineRoute({
  method: 'DELETE',
  path: 'desk/clients/:id/claim-link',
  access,
  summary: 'Withdraw the link, such as one that went to a wrong number',
  params: IdOfClient,
  replies: { 200: Detail, 404: Failure },
});
