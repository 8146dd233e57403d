import { latinDigits } from '@limber/contract/digits.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/**
 * State of a cap's field: its text, the minutes (null: no cap, undefined: invalid) and the error.
 * `totalMinutes` as for {@link readCap}.
 */
export function useMinutesCap(first: string, totalMinutes: number | null) {
  const { t } = useLingui();
  const [text, setText] = useState(first);
  const read = readCap(text, totalMinutes);
  const problem =
    read === 'steps'
      ? t`Please give a number of minutes in steps of 5.`
      : read === 'above'
        ? t`This package has ${totalMinutes} minutes. A cap cannot be more.`
        : undefined;
  return { text, setText, minutes: typeof read === 'string' ? undefined : read, problem };
}

/** Why the input is not a cap. */
type CapProblem = 'steps' | 'above';

/**
 * The typed cap: minutes in steps of five, null when empty (no cap), or what is wrong.
 * `totalMinutes` is the package's total; null: unlimited.
 */
export function readCap(text: string, totalMinutes: number | null): number | null | CapProblem {
  const typed = latinDigits(text).trim();
  if (typed === '') return null;
  if (!/^\d{1,6}$/.test(typed)) return 'steps';
  const minutes = Number(typed);
  if (minutes % 5 !== 0) return 'steps';
  return totalMinutes !== null && minutes > totalMinutes ? 'above' : minutes;
}
