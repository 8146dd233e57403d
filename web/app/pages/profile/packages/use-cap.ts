import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readCap } from './cap-text.ts';

/**
 * State of a cap's field: its text, the minutes (null: no cap, undefined: invalid) and the error.
 * `totalMinutes` as for {@link readCap}.
 */
export function useCap(first: string, totalMinutes: number | null) {
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
