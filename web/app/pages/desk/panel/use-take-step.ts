import type { DayBooking } from '@limber/contract/desk/day.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Step, useDeskStepMutation } from '../../../state/api/desk-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';

/** The step that was taken last, to be undone. */
export interface Taken {
  readonly id: string;
  readonly step: Exclude<Step, 'undo'>;
  readonly name: string;
  /** Of the session since then. */
  readonly version: number;
}

/** What is known of a session that goes a step on. */
type Stepped = Pick<DayBooking, 'id' | 'version'> & {
  readonly client: Pick<DayBooking['client'], 'first_name' | 'last_name'>;
};

/** Takes a session a step on or back at once; it can be undone, so nobody is asked whether they are sure. */
export function useTakeStep() {
  const { t } = useLingui();
  const [send, { isLoading }] = useDeskStepMutation();
  const [taken, setTaken] = useState<Taken | null>(null);
  const take = async ({ id, version, client }: Stepped, step: Step) => {
    if (isLoading) return;
    const { data, error } = await send({ id, version, step });
    if (error) {
      const { detail } = readFailure(error);
      return showToast('error', detail ?? t`Please check your connection and try again.`);
    }
    const name = `${client.first_name} ${client.last_name}`;
    setTaken(step === 'undo' ? null : { id, step, name, version: data.version });
  };
  return { take, taken, busy: isLoading };
}
