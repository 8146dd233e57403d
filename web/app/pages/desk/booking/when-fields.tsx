import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDayAndMonth, formatShortWeekday } from '../../../lib/dates.ts';
import type { Draft } from './draft.ts';
import { Labelled } from './labelled.tsx';
import { typedTime } from './typed-time.ts';

interface Props {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (when: { date: string; time?: string }) => void;
}

/** The day, and any time of it, written as the page writes them whatever the machine is set to. */
export function WhenFields({ draft: { date, time }, errors, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const taken = typed === undefined ? null : typedTime(typed);
    setTyped(undefined);
    if (taken && taken !== time) onChange({ date, time: taken });
  };
  return (
    <>
      <Labelled label={<Trans>Day</Trans>} error={errors.date}>
        {(its) => (
          <span className="relative grid">
            <input
              {...its}
              type="date"
              value={date}
              onChange={({ target }) => target.value && onChange({ date: target.value })}
              className="desk-date"
            />
            <span aria-hidden="true" className="desk-field flex items-center truncate">
              {formatShortWeekday(date)} {formatDayAndMonth(date)}
            </span>
          </span>
        )}
      </Labelled>
      <Labelled label={<Trans>Time</Trans>} error={errors.time}>
        {(its) => (
          <input
            {...its}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            placeholder="16:10"
            value={typed ?? time}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={take}
            // The form is sent after this.
            onKeyDown={({ key }) => key === 'Enter' && take()}
            className="desk-field rtl:text-right"
          />
        )}
      </Labelled>
    </>
  );
}
