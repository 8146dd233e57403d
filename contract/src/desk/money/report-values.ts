/** What the calls of reports share: the days that are asked for, and amounts and counts of them. */
import Type from 'typebox';
import { REPORT_DAYS } from '../../terms/reports.ts';
import { LocationCode, MOST } from '../../values/keys.ts';
import { described } from '../../values/shapes.ts';
import { DateOnly } from '../../values/times.ts';

/** The days and the branch of a report. */
export const reportedDays = {
  from: described("First of the studio's days.", DateOnly),
  to: described(`Last of the studio's days; at most ${REPORT_DAYS} days.`, DateOnly),
  location: Type.Optional(described('One branch; default: all.', LocationCode)),
};

/** Totals of up to a year, in the studio's currency. */
export const Sum = Type.Number({
  description: 'An amount; negative: more was given back.',
  minimum: -1_000_000_000,
  maximum: 1_000_000_000,
  examples: [2750],
});
export const Count = Type.Integer({ minimum: 0, maximum: MOST });
