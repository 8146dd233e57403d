/** What a client may request by telephone or at the counter: their data, or to be erased. */
import Type from 'typebox';
import { exportData } from '../../accounts.ts';
import { managers, route } from '../../route.ts';
import { Detail, Failure } from '../../values/failure.ts';
import { GivenReason } from '../money/till-values.ts';
import { IdOfClient } from './clients.ts';

const body = Type.Object(
  { reason: GivenReason },
  { additionalProperties: false, examples: [{ reason: 'Requested by e-mail' }] },
);

export const exportClient = route.post('desk/clients/:id/export', managers, {
  fullWay: true,
  keepsNoAnswer: true,
  summary:
    'Everything that the studio keeps about a client, as the client would receive it; the reader is recorded',
  params: IdOfClient,
  body,
  replies: { 200: exportData.replies[200], 404: Failure },
});

export const eraseClient = route.post('desk/clients/:id/erase', managers, {
  fullWay: true,
  summary:
    'Erase a client: upcoming sessions are cancelled and the person is erased; the books stay',
  params: IdOfClient,
  body,
  replies: { 200: Detail, 404: Failure, 409: Failure },
});
