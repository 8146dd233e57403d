/** What clients say about their health at the counter, and their agreement to its being kept. */
import Type from 'typebox';
import { desk, route } from '../../route.ts';
import { HEALTH_CONSENT } from '../../terms/health-consent.ts';
import { Failure } from '../../values/failure.ts';
import { MOST } from '../../values/keys.ts';
import { HealthNotes, Language } from '../../values/people.ts';
import { described } from '../../values/shapes.ts';
import { DeskClient, IdOfClient } from './clients.ts';
import { HealthNote } from './session-health-note.ts';

const version = described(
  'The version of the client that was read; any other is answered 409.',
  Type.Integer({ minimum: 1, maximum: MOST }),
);

export const readClientHealthNote = route.get('desk/clients/:id/health-note', desk, {
  summary: 'The health notes of a client; each reading is recorded and shown to the client',
  description:
    'The front desk can read them for clients with a session today or later in one of its branches, a manager for all clients. Otherwise, and for a client without notes, 409.',
  params: IdOfClient,
  replies: { 200: HealthNote, 404: Failure, 409: Failure },
});

export const writeClientHealthNote = route.put('desk/clients/:id/health-note', desk, {
  summary: 'Record what a client says about their health, and that they agree to its being kept',
  description:
    'Notes without an agreement, given now or before, are refused with 400. The new notes replace the old ones.',
  params: IdOfClient,
  body: Type.Object(
    {
      note: described('Empty: the client agrees, but has said nothing yet.', HealthNotes),
      agreed: Type.Optional(
        Type.Object(
          {
            words_version: described(
              'Version of the consent text that the client was told; 409 unless it is the current one.',
              Type.Integer({ minimum: 1, maximum: MOST }),
            ),
            language: Language,
          },
          { description: 'The client agrees now, and the caller has heard it.' },
        ),
      ),
      version,
    },
    {
      additionalProperties: false,
      examples: [
        {
          note: 'Old knee injury',
          agreed: { words_version: HEALTH_CONSENT.version, language: 'en' },
          version: 1,
        },
      ],
    },
  ),
  replies: { 200: DeskClient, 404: Failure, 409: Failure },
});

export const withdrawClientHealthNote = route.post('desk/clients/:id/health-note/withdraw', desk, {
  summary: 'Record that a client withdraws consent: the health notes are erased at once',
  params: IdOfClient,
  body: Type.Object({ version }, { additionalProperties: false, examples: [{ version: 1 }] }),
  replies: { 200: DeskClient, 404: Failure, 409: Failure },
});
