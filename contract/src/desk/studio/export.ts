/** All the studio's data, to take away. */
import Type from 'typebox';
import { managers, route } from '../../route.ts';
import { described } from '../../values/shapes.ts';
import { GivenReason } from '../money/till-values.ts';

export const exportEverything = route.post('desk/export/', managers, {
  fullWay: true,
  summary: 'A zip with each table as a CSV and as a JSON file; the person who takes it is recorded',
  description:
    'Without keys, codes and other credentials. Amounts are in minor units of the currency, instants in ISO 8601. A text that a spreadsheet would read as a formula begins with an apostrophe in the CSV.',
  body: Type.Object(
    {
      health_notes: described(
        'Includes health notes and session notes; a reason is required.',
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
