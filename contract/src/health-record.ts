import Type, { type Static } from 'typebox';
import { route, signedIn } from './route.ts';
import { MOST } from './values/keys.ts';
import { AccountType, Language } from './values/people.ts';
import { described, listOf, Nullable } from './values/shapes.ts';
import { Line } from './values/texts.ts';
import { Instant } from './values/times.ts';

export const HealthRecord = Type.Object(
  {
    consents: described(
      "The caller's agreements and withdrawals, oldest first.",
      listOf(
        Type.Object({
          agreed_at: Instant,
          words_version: described(
            'Version of the consent text; the current one is version 1.',
            Type.Integer({ minimum: 1, maximum: MOST }),
          ),
          language: Language,
          taken_by: described(
            'First name of the team member who heard it; null: the caller gave it here.',
            Nullable(Line),
          ),
          withdrawn_at: described('Null: it is in force.', Nullable(Instant)),
          withdrawn_by: described('As `taken_by`, for the withdrawal.', Nullable(Line)),
        }),
      ),
    ),
    looks: described(
      'Team members who read the notes, latest first, at most a hundred.',
      listOf(Type.Object({ at: Instant, by: Line, role: AccountType }), { maxItems: 100 }),
    ),
  },
  {
    description: "The history of the caller's health notes.",
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

export const readHealthRecord = route.get('accounts/profile/health-notes/', signedIn, {
  summary: "Who in the studio read the caller's health notes, and what the caller agreed to",
  replies: { 200: HealthRecord },
});
