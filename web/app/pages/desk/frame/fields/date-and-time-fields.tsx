import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { takeBuffered } from '../keys/early-keys.ts';
import { deskShortDayWithWeekday } from '../words/desk-dates.ts';
import { DeskField, DeskInput } from './desk-field.tsx';
import { typedTime, typedWhole } from './typed-time.ts';

interface Props {
  /** Day of the studio, `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`; '' for none. */
  time: string;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (when: { date: string; time?: string }) => void;
  /** The time field gets the focus first. */
  focusesTime?: boolean;
}

/** A date and any time of day, in the page's format, whatever the machine is set to. */
export function DateAndTimeFields({ date, time, errors, onChange, focusesTime = false }: Props) {
  const [typed, setTyped] = useState<string>();
  const timeField = useRef<HTMLInputElement>(null);
  // A time proposed while the field has the focus is selected, so that typing replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is shown
  useLayoutEffect(() => {
    const field = timeField.current;
    if (typed === undefined && field === document.activeElement) field?.select();
  }, [time]);
  const change = (taken: string | null) => {
    if (taken && taken !== time) onChange({ date, time: taken });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was typed before it was there
  useLayoutEffect(() => {
    if (!focusesTime) return;
    timeField.current?.focus();
    const { text } = takeBuffered();
    if (text === '') return;
    setTyped(text);
    change(typedWhole(text));
  }, [focusesTime]);
  const take = () => {
    if (typed !== undefined) change(typedTime(typed));
    setTyped(undefined);
  };
  return (
    <>
      <DeskField label={<Trans>Day</Trans>} error={errors.date}>
        {(its) => (
          <span className="relative grid">
            <input
              {...its}
              type="date"
              value={date}
              onChange={({ target }) => target.value && onChange({ date: target.value })}
              className="desk-date"
            />
            <span aria-hidden="true" className="desk-field flex items-center whitespace-nowrap">
              {deskShortDayWithWeekday(date)}
            </span>
          </span>
        )}
      </DeskField>
      <DeskInput
        label={<Trans>Time</Trans>}
        error={errors.time}
        ref={timeField}
        inputMode="numeric"
        dir="ltr"
        placeholder="16:10"
        value={typed ?? time}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          // What depends on it is rendered before a press on the content below, and does not push
          // that away.
          change(typedWhole(target.value));
        }}
        onBlur={take}
        // The form is submitted after this.
        onKeyDown={({ key }) => key === 'Enter' && take()}
        controlClass="rtl:text-right"
      />
    </>
  );
}
