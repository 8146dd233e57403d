/** What clients say of their health across the counter, and that they agree to its being kept. */
import Type from 'typebox';
import { defineRoute } from '../../route.ts';
import { HEALTH_CONSENT } from '../../terms/health-consent.ts';
import { described, Failure, HealthNotes, Language, MOST } from '../../values.ts';
import { DeskClient, IdOfClient } from './clients.ts';
import { HealthNote } from './health-notes.ts';

const access = ['front_desk', 'manager'] as const;

const version = described(
  'The one of the client that was seen; another is answered 409.',
  Type.Integer({ minimum: 1, maximum: MOST }),
);

export const readClientHealthNote = defineRoute({
  method: 'GET',
  path: 'desk/clients/:id/health-note',
  access,
  summary: 'The health notes of a client; each look is kept, and told to the client',
  description:
    'The front desk reads those of a client with a session today or later in a branch of theirs, a manager all; 409 otherwise, and where there are none.',
  params: IdOfClient,
  replies: { 200: HealthNote, 404: Failure, 409: Failure },
});

export const writeClientHealthNote = defineRoute({
  method: 'PUT',
  path: 'desk/clients/:id/health-note',
  access,
  summary: 'Write down what a client says of their health, and that they agree to its being kept',
  description:
    'Notes without an agreement, now or before, are refused with 400. What is written takes the place of what was.',
  params: IdOfClient,
  body: Type.Object(
    {
      note: described('Empty: the client agrees, and has said nothing yet.', HealthNotes),
      agreed: Type.Optional(
        Type.Object(
          {
            words_version: described(
              'Which words the client was told; other than the present ones are answered 409.',
              Type.Integer({ minimum: 1, maximum: MOST }),
            ),
            language: Language,
          },
          { description: 'The client agrees now. Who says so here has heard it.' },
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

export const withdrawClientHealthNote = defineRoute({
  method: 'POST',
  path: 'desk/clients/:id/health-note/withdraw',
  access,
  summary: 'A client takes back that health notes are kept: they are erased at once',
  params: IdOfClient,
  body: Type.Object({ version }, { additionalProperties: false, examples: [{ version: 1 }] }),
  replies: { 200: DeskClient, 404: Failure, 409: Failure },
});
