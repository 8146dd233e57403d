import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { type Step, type Undo, useTakeStepMutation } from '../../../../state/api/desk-api.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';

/**
 * Takes the next step with a session, or undoes a step or a move. Answers the session afterwards,
 * undefined if it was refused.
 */
export function useTakeStep() {
  const { t } = useLingui();
  const [send, { isLoading }] = useTakeStepMutation();
  const take = async ({ id, version }: Pick<DayBooking, 'id' | 'version'>, step: Step | Undo) => {
    if (isLoading) return undefined;
    const { data, error } = await send({ id, version, step });
    if (error) {
      const { detail } = readFailure(error);
      showToast('error', detail ?? t`Please check your connection and try again.`);
    }
    return data;
  };
  return { take, busy: isLoading };
}
