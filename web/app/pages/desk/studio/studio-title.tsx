import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';

/** The title of a page of the studio's own things, with the way back to the list of them. */
export function StudioTitle({ children }: { children: ReactNode }) {
  return (
    <>
      <Link
        to={paths.deskStudio}
        className="font-normal text-muted underline-offset-4 hover:underline"
      >
        <Trans>Studio</Trans>
      </Link>
      <span aria-hidden="true" className="px-2 font-normal text-muted">
        /
      </span>
      {children}
    </>
  );
}
