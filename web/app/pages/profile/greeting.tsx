import type { Account } from '@limber/contract/accounts.ts';
import { Trans } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Avatar } from './avatar.tsx';

interface Props {
  /** Null: unknown. */
  account: Account | null;
  firstName: string;
  /** Shows a link to the desk. */
  isStaff: boolean;
}

export function Greeting({ account, firstName, isStaff }: Props) {
  const cover = account?.cover_photo;
  return (
    <header className="grid gap-5">
      {cover && (
        <img
          src={cover}
          alt=""
          className="-mb-14 h-40 w-full rounded-card bg-line/20 object-cover sm:-mb-16 sm:h-56"
        />
      )}
      <div
        className={classNames(
          // Above the cover, which the dark theme's filter lifts off the page.
          'relative flex flex-wrap gap-x-5 gap-y-4',
          cover ? 'items-end px-4 sm:px-6' : 'items-center',
        )}
      >
        <Avatar
          account={account}
          className={
            cover ? 'size-24 border-4 border-bg text-4xl sm:size-28' : 'size-14 text-2xl sm:size-16'
          }
        />
        <h1
          // A prerendered page greets the client known to the browser; see profile-head.tsx.
          suppressHydrationWarning
          className={classNames(
            'display min-w-0 grow text-3xl wrap-anywhere sm:text-5xl',
            cover ? 'basis-full sm:basis-0 sm:pb-2' : 'basis-0',
          )}
        >
          <Trans>Welcome back, {firstName}!</Trans>
        </h1>
        {isStaff && (
          <Link to={paths.desk} className={buttonClasses('secondary', 'px-5! max-sm:w-full')}>
            <Trans>To the desk</Trans>
          </Link>
        )}
        <Link to={paths.settings} className={buttonClasses('secondary', 'max-sm:px-0! sm:px-5!')}>
          <Settings aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">
            <Trans>Edit profile</Trans>
          </span>
        </Link>
      </div>
    </header>
  );
}
