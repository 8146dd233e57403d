import type { SessionNeed } from '@limber/contract/desk/day/session-needs.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { timeOfInstant } from '../../../../lib/dates.ts';
import type { Args } from '../../../../state/api/call.ts';
import {
  type listSessionNeeds,
  useListSessionNeedsQuery,
} from '../../../../state/api/calls/desk/day/session-needs.ts';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';
import { chosenOf, withChoice } from './chosen-resources.ts';

interface Props {
  /** The session and its time; null: not complete yet. */
  session: Args<typeof listSessionNeeds> | null;
  /** Ids of resources chosen by hand. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  error: string | undefined;
}

/** For each room or bed that a session needs, which one: any free one, unless chosen. */
export function ResourceChoice({ session, chosen, onChange, error }: Props) {
  const { t } = useLingui();
  const { currentData: needs = NONE } = useListSessionNeedsQuery(
    session ?? { location: '', date: '', time: '', total_duration: 0 },
    { skip: session === null },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the resources are loaded again
  useEffect(() => {
    const left = chosenOf(needs, chosen);
    if (needs.length > 0 && left.length < chosen.length) onChange(left);
  }, [needs]);
  return needs.map((need, at) => (
    <DeskSelect
      key={need.resources.map(({ id }) => id).join()}
      label={<Trans>Room or device</Trans>}
      error={at === 0 ? error : undefined}
      className="col-span-2"
      value={need.resources.find(({ id }) => chosen.includes(id))?.id ?? ''}
      onChange={({ target }) =>
        onChange(withChoice(need, chosen, target.value ? Number(target.value) : null))
      }
    >
      <option value="">{t`Any free one`}</option>
      {need.resources.map(({ id, name, taken }) => (
        <option key={id} value={id} disabled={taken !== null}>
          {taken ? t`${name}: ${taken.name}, from ${timeOfInstant(taken.from)}` : name}
        </option>
      ))}
    </DeskSelect>
  ));
}

const NONE: readonly SessionNeed[] = [];
