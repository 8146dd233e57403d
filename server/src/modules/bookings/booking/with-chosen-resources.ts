import { wrongField } from '../../../platform/http/errors.ts';
import { takesChosen } from '../../scheduling/buffer-and-resource-rules.ts';
import type { TherapistDay } from '../../scheduling/free-start-rules.ts';
import { NOT_FOR_IT } from './session-rules.ts';

/**
 * A day as a session finds it whose room or bed is chosen by hand. Refuses 400 one that is not of the branch,
 * or that the session has no use for.
 */
export function withChosenResources<Found extends { readonly day: TherapistDay }>(
  found: Found,
  chosen: readonly number[] = [],
): Found {
  if (chosen.length === 0) return found;
  const takes = takesChosen(found.day.takes, chosen);
  if (!takes) throw wrongField('resource_ids', NOT_FOR_IT);
  return { ...found, day: { ...found.day, takes } };
}
