/** All that the studio keeps, to take along. */
import Type from 'typebox';
import { defineRoute } from '../../route.ts';
import { described } from '../../values.ts';
import { GivenReason } from '../money/till-values.ts';

export const exportEverything = defineRoute({
  method: 'POST',
  path: 'desk/export/',
  access: ['manager'],
  fullWay: true,
  summary: 'A zip with each table as a CSV and as a JSON file; who took it is kept',
  description:
    'Without keys, codes and whatever else opens a door. Amounts are in fils, instants in ISO 8601. A text that a spreadsheet would take for a formula begins with an apostrophe in CSV.',
  body: Type.Object(
    {
      health_notes: described(
        'With health notes and notes of sessions, for which a reason is needed.',
        Type.Boolean(),
      ),
      reason: Type.Optional(GivenReason),
    },
    {
      additionalProperties: false,
      examples: [{ health_notes: false }],
    },
  ),
  file: 'application/zip',
  replies: { 200: Type.String({ format: 'binary', maxLength: 1_000_000_000 }) },
});
