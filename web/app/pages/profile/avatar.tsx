import type { Account } from '@limber/contract/accounts.ts';
import { initialsOf } from '../../lib/initials.ts';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  account: Pick<Account, 'first_name' | 'last_name' | 'profile_picture'> | null;
  className?: string;
}

/** The client's picture or initials; decorative, as the name is beside it. */
export function Avatar({ account, className }: Props) {
  const shape = classNames('shrink-0 overflow-hidden rounded-full', className);
  if (account?.profile_picture) {
    return (
      <img src={account.profile_picture} alt="" className={classNames(shape, 'object-cover')} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(shape, 'display grid place-items-center bg-primary text-on-primary')}
    >
      {account && initialsOf(account.first_name, account.last_name)}
    </span>
  );
}
