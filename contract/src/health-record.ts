import Type, { type Static } from 'typebox';
import { defineRoute, signedIn } from './route.ts';
import {
  AccountType,
  described,
  Instant,
  Language,
  Line,
  listOf,
  MOST,
  Nullable,
} from './values.ts';

export const HealthRecord = Type.Object(
  {
    consents: described(
      'What the caller agreed to and took back, the first one first.',
      listOf(
        Type.Object({
          agreed_at: Instant,
          words_version: described(
            'Which words it was; the present ones are version 1.',
            Type.Integer({ minimum: 1, maximum: MOST }),
          ),
          language: Language,
          taken_by: described(
            'First name of who of the team heard it; null: said by the caller here.',
            Nullable(Line),
          ),
          withdrawn_at: described('Null: it holds.', Nullable(Instant)),
          withdrawn_by: described('As `taken_by`, of taking it back.', Nullable(Line)),
        }),
      ),
    ),
    looks: described(
      'Who of the team read the notes, the latest first, a hundred at most.',
      listOf(Type.Object({ at: Instant, by: Line, role: AccountType }), { maxItems: 100 }),
    ),
  },
  {
    description: "What became of the caller's health notes.",
    examples: [
      {
        consents: [
          {
            agreed_at: '2026-03-04T06:00:00.000Z',
            words_version: 1,
            language: 'en',
            taken_by: null,
            withdrawn_at: null,
            withdrawn_by: null,
          },
        ],
        looks: [{ at: '2026-03-05T09:50:00.000Z', by: 'Noura', role: 'therapist' }],
      },
    ],
  },
);
export type HealthRecord = Static<typeof HealthRecord>;

export const readHealthRecord = defineRoute({
  method: 'GET',
  path: 'accounts/profile/health-notes/',
  access: signedIn,
  summary: 'Who of the studio read the health notes of the caller, and what the caller agreed to',
  replies: { 200: HealthRecord },
});
