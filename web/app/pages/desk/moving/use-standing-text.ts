import { useLingui } from '@lingui/react/macro';
import { timeOfMinute } from '../minute-text.ts';
import type { Standing } from './standing.ts';

/** Says what stands at a wished time. */
export function useStandingText(): (standing: Standing) => string {
  const { t } = useLingui();
  return (standing) => {
    switch (standing.kind) {
      case 'taken': {
        const { client, from_minute } = standing.by;
        const name = `${client.first_name} ${client.last_name}`;
        const time = timeOfMinute(from_minute);
        return t`${name} is there from ${time}.`;
      }
      case 'away':
        return t`The therapist is away.`;
      case 'shift':
        return t`Outside of the shift.`;
      case 'hours':
        return t`Outside of opening hours.`;
      case 'passed':
        return t`This time has passed.`;
      case 'free':
        return t`Free.`;
    }
  };
}
