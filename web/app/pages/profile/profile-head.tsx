import { Trans } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { Avatar } from './avatar.tsx';

/** The greeting, on the client's own cover photo if there is one. */
export function ProfileHead() {
  const user = useAppSelector(selectUser);
  const firstName = user?.first_name ?? '';
  const cover = user?.cover_photo;
  return (
    <header className="grid gap-5">
      {cover && (
        <img
          src={cover}
          alt=""
          className="h-36 w-full rounded-card object-cover sm:h-52 dark:brightness-90"
        />
      )}
      <div
        className={`flex flex-wrap items-center gap-x-5 gap-y-4 ${cover ? '-mt-14 px-4 sm:px-8' : ''}`}
      >
        <Avatar
          account={user}
          className={cover ? 'size-24 border-4 border-bg text-4xl' : 'size-16 text-2xl'}
        />
        <h1
          className={`display min-w-0 grow text-4xl wrap-anywhere sm:text-5xl ${cover ? 'basis-full sm:basis-auto sm:pt-14' : ''}`}
        >
          <Trans>Welcome back, {firstName}!</Trans>
        </h1>
        <Link
          to={paths.settings}
          className={buttonLook('secondary', cover ? 'px-5 sm:mt-14' : 'px-5')}
        >
          <Settings aria-hidden="true" className="size-4.5" />
          <Trans>Edit profile</Trans>
        </Link>
      </div>
    </header>
  );
}
