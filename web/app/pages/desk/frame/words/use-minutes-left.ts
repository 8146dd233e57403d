import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/**
 * The balance of a package for a client, in the same words everywhere: '435 min left'; if the
 * owner's cap leaves them less, '150 min left for them, 435 for all who share'.
 */
export function useMinutesLeft(): (left: number, inAll?: number) => string {
  const { t } = useLingui();
  return (left, inAll = left) =>
    left === inAll
      ? plural(left, { one: '# min left', other: '# min left' })
      : t`${plural(left, { one: '# min left for them', other: '# min left for them' })}, ${plural(inAll, { one: '# for all who share', other: '# for all who share' })}`;
}
