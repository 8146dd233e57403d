import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { useReadSetUpQuery } from '../../../state/api/calls/desk/entry/set-up.ts';
import { Glyph } from '../../../ui/glyph.tsx';

/** Until the doors are open, every page of the desk leads a manager back to the set-up. */
export function BackToSetUp({ role }: { role: string | undefined }) {
  const { pathname } = useLocation();
  const skip = servedSite().open || role !== 'manager';
  const { data } = useReadSetUpQuery(undefined, { skip });
  if (skip || data?.opened_at !== null || pathname === paths.deskSetUp) return null;
  return (
    <p className="shrink-0 border-b border-hairline bg-tint px-1 sm:px-3 print:hidden">
      <Link to={paths.deskSetUp} className="desk-tool">
        <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
        <Trans>Back to the set-up</Trans>
      </Link>
    </p>
  );
}
