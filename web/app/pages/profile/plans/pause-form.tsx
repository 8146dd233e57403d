import type { Plan } from '@limber/contract/paying/plans.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, formatShortDayWithYear } from '../../../lib/dates.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';

interface Props {
  span: NonNullable<Plan['pause']>;
  busy: boolean;
  onPause(until: string): void;
  onClose(): void;
}

/** Until when a plan is paused: a month is proposed, so that a second press does it. */
export function PauseForm({ span: { first, last }, busy, onPause, onClose }: Props) {
  const { t } = useLingui();
  const [until, setUntil] = useState(addDays(first, 29));
  return (
    <form
      aria-label={t`Pause this plan`}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onPause(until);
      }}
    >
      <p>
        <Trans>
          What is paid stays until {formatShortDayWithYear(addDays(first, -2))}. The plan renews on
          the day you choose.
        </Trans>
      </p>
      <TextField
        label={t`Pause until`}
        type="date"
        required
        min={first}
        max={last}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <DoOrKeep
        does={<Trans>Pause plan</Trans>}
        busy={busy}
        keeps={<Trans>Keep it</Trans>}
        onKeep={onClose}
      />
    </form>
  );
}
