import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/**
 * What is left of a package for somebody, in the same words wherever the desk says it: '435 min left'; where the
 * cap that its owner set leaves them less, '150 min left for them, 435 for all who share'.
 */
export function useMinutesLeft(): (left: number, inAll?: number) => string {
  const { t } = useLingui();
  return (left, inAll = left) =>
    left === inAll
      ? plural(left, { one: '# min left', other: '# min left' })
      : t`${plural(left, { one: '# min left for them', other: '# min left for them' })}, ${plural(inAll, { one: '# for all who share', other: '# for all who share' })}`;
}
