import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { joinNames } from '../../../../lib/join-names.ts';
import { useTimeOfMinute } from '../../frame/words/minute-text.ts';
import type { MoveObstacle, VisibleRule } from './move-obstacles.ts';

export function useObstacleText(): (standing: MoveObstacle) => string {
  const { t } = useLingui();
  const timeOf = useTimeOfMinute();
  return (standing) => {
    switch (standing.kind) {
      case 'taken': {
        const { client, from_minute } = standing.by;
        const name = `${client.first_name} ${client.last_name}`;
        const time = timeOf(from_minute);
        return t`${name} is there from ${time}.`;
      }
      case 'twice':
        return t`The clock shows this time twice, and only the first can be chosen.`;
      case 'over':
        return t`This time has passed.`;
      case 'overridable': {
        const wishes = joinNames(standing.brokenRules.map((rule) => t(ruleWords[rule])));
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

const ruleWords: Readonly<Record<VisibleRule, MessageDescriptor>> = {
  late: msg`too late to change it free of charge`,
  closure: msg`the branch is closed`,
  passed: msg`the time has begun`,
  grid: msg`not on the half hour`,
  hours: msg`outside of opening hours`,
  shift: msg`outside of the shift`,
  time_off: msg`the therapist is away`,
};
