import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, KeyboardEvent } from 'react';
import { typedTime } from './typed-time.ts';

/** Minutes by which an arrow moves the time. */
const STEP = 15;
const DAY = 24 * 60;

/**
 * A time of day as text, by the studio's clock of 24 hours whatever the machine is set to: '9', '930' and
 * '9:30' are taken, and arrows move it by a quarter of an hour. What is no time is said when the form is
 * sent.
 */
export function TimeInput({ onChange, onBlur, onKeyDown, ...own }: ComponentProps<'input'>) {
  const { t } = useLingui();
  const take = (field: HTMLInputElement) => {
    const time = typedTime(field.value);
    const isWrong = time === null && field.value.trim() !== '';
    field.setCustomValidity(isWrong ? t`Please type a time such as 16:10.` : '');
    if (time === null || time === field.value) return false;
    field.value = time;
    return true;
  };
  const told = (event: { currentTarget: HTMLInputElement }) =>
    onChange?.(event as Parameters<NonNullable<typeof onChange>>[0]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { key, currentTarget: field } = event;
    // The form is sent after this.
    if (key === 'Enter' && take(field)) told(event);
    const way = key === 'ArrowUp' ? STEP : key === 'ArrowDown' ? -STEP : 0;
    const moved = way && movedTime(field.value, way);
    if (!moved) return;
    event.preventDefault();
    field.value = moved;
    take(field);
    told(event);
  };
  return (
    <input
      placeholder="16:10"
      {...own}
      type="text"
      inputMode="numeric"
      dir="ltr"
      maxLength={5}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={(event) => {
        event.currentTarget.setCustomValidity('');
        onChange?.(event);
      }}
      onBlur={(event) => {
        if (take(event.currentTarget)) told(event);
        onBlur?.(event);
      }}
      onKeyDown={press}
    />
  );
}

/** A time some minutes later, by the same day's clock; null where there is none to move. */
function movedTime(typed: string, minutes: number): string | null {
  const time = typedTime(typed);
  if (time === null) return null;
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  // An odd minute goes to the quarter first.
  const whole = (minutes > 0 ? Math.floor(minute / STEP) : Math.ceil(minute / STEP)) * STEP;
  const onClock = (whole + DAY) % DAY;
  return [Math.floor(onClock / 60), onClock % 60]
    .map((each) => `${each}`.padStart(2, '0'))
    .join(':');
}
