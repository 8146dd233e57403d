import { useLingui } from '@lingui/react/macro';
import type { DayNote } from '../../ui/day-note.tsx';

/** Why a day has no times. */
export type DayReason =
  | 'closure'
  | 'day_off'
  | 'too_long'
  | 'package_ended'
  | 'package_used'
  | 'service_retired';

const marks: Record<DayReason, DayNote['mark']> = {
  closure: 'closed',
  day_off: 'off',
  too_long: 'off',
  package_ended: 'ended',
  package_used: 'used',
  service_retired: 'off',
};

interface Named {
  /** Name of the closure. */
  closure?: string | undefined;
  /** For any free therapist, not a particular one. */
  anyone?: boolean;
}

/** The words for a reason, for its mark in a calendar and its sentence. */
export function useDayWords(): (reason: DayReason, named?: Named) => Omit<DayNote, 'barred'> {
  const { t } = useLingui();
  return (reason, { closure, anyone = false } = {}) => {
    const texts: Record<DayReason, string> = {
      closure: closure === undefined ? t`closed` : t`closed for ${closure}`,
      day_off: anyone ? t`nobody works` : t`day off`,
      too_long: t`no shift is so long`,
      package_ended: t`after your package ends`,
      package_used: t`package used that day`,
      service_retired: t`service no longer given`,
    };
    return { mark: marks[reason], text: texts[reason] };
  };
}
