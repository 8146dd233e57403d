import { Trans } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useReadProfileQuery } from '../../state/api/accounts-api.ts';
import { selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Avatar } from './avatar.tsx';

/** The greeting, under the client's own cover photo if there is one. */
export function ProfileHead() {
  const user = useAppSelector(selectUser);
  const role = useAppSelector(({ auth }) => auth.accountType);
  // The kept account can be older than what was changed elsewhere, or on a page left at once.
  useReadProfileQuery();
  const firstName = user?.first_name ?? '';
  const cover = user?.cover_photo;
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
          // Above the cover, which the dark theme's filter lifts out of the page.
          'relative flex flex-wrap gap-x-5 gap-y-4',
          cover ? 'items-end px-4 sm:px-6' : 'items-center',
        )}
      >
        <Avatar
          account={user}
          className={
            cover ? 'size-24 border-4 border-bg text-4xl sm:size-28' : 'size-14 text-2xl sm:size-16'
          }
        />
        <h1
          className={classNames(
            'display min-w-0 grow text-3xl wrap-anywhere sm:text-5xl',
            cover ? 'basis-full sm:basis-0 sm:pb-2' : 'basis-0',
          )}
        >
          <Trans>Welcome back, {firstName}!</Trans>
        </h1>
        {role !== '' && role !== 'client' && (
          <Link to={paths.desk} className={buttonClasses('secondary', 'px-5! max-sm:w-full')}>
            <Trans>To the desk</Trans>
          </Link>
        )}
        <Link to={paths.settings} className={buttonClasses('secondary', 'px-5! max-sm:w-full')}>
          <Settings aria-hidden="true" className="size-4.5" />
          <Trans>Edit profile</Trans>
        </Link>
      </div>
    </header>
  );
}
