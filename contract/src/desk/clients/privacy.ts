/** What a client may ask of the studio by telephone or across the counter: their data, and to be forgotten. */
import Type from 'typebox';
import { exportData } from '../../accounts.ts';
import { defineRoute } from '../../route.ts';
import { Detail, Failure } from '../../values.ts';
import { GivenReason } from '../money/till-values.ts';
import { IdOfClient } from './clients.ts';

const access = ['manager'] as const;
const body = Type.Object(
  { reason: GivenReason },
  { additionalProperties: false, examples: [{ reason: 'Asked for by e-mail' }] },
);

export const exportClient = defineRoute({
  method: 'POST',
  path: 'desk/clients/:id/export',
  access,
  fullWay: true,
  keepsNoAnswer: true,
  summary: 'Everything the studio keeps about a client, as the client has it; who took it is kept',
  params: IdOfClient,
  body,
  replies: { 200: exportData.replies[200], 404: Failure },
});

export const eraseClient = defineRoute({
  method: 'POST',
  path: 'desk/clients/:id/erase',
  access,
  fullWay: true,
  summary: 'Erase a client: coming sessions are cancelled, the person is forgotten, the books stay',
  params: IdOfClient,
  body,
  replies: { 200: Detail, 404: Failure, 409: Failure },
});
