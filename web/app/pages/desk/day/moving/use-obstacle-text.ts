import { useLingui } from '@lingui/react/macro';
import { joinNames } from '../../../../lib/join-names.ts';
import { timeOfMinute } from '../../frame/words/minute-text.ts';
import type { MoveObstacle, VisibleRule } from './move-obstacles.ts';

export function useObstacleText(): (standing: MoveObstacle) => string {
  const { t } = useLingui();
  const words: Record<VisibleRule, string> = {
    late: t`too late to change it free of charge`,
    closure: t`the branch is closed`,
    passed: t`the time has begun`,
    grid: t`not on the half hour`,
    hours: t`outside of opening hours`,
    shift: t`outside of the shift`,
    time_off: t`the therapist is away`,
  };
  return (standing) => {
    switch (standing.kind) {
      case 'taken': {
        const { client, from_minute } = standing.by;
        const name = `${client.first_name} ${client.last_name}`;
        const time = timeOfMinute(from_minute);
        return t`${name} is there from ${time}.`;
      }
      case 'over':
        return t`This time has passed.`;
      case 'wishes': {
        const wishes = joinNames(standing.wishes.map((wish) => words[wish]));
        return t`Free with a reason: ${wishes}.`;
      }
      case 'resources': {
        const names = joinNames(standing.names);
        return t`${names} is taken then; a free one of the same kind is used instead.`;
      }
      case 'nobody':
        return t`Nobody is there.`;
      case 'free':
        return t`Free.`;
    }
  };
}
