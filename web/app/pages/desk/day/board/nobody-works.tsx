import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';

/** Shown for a day without columns, such as a new studio's first one, with a link to the rota. */
export function NobodyWorks({ date }: { date: string }) {
  return (
    <div className="grid justify-items-center gap-3 p-8 text-center">
      <p className="text-muted">
        <Trans>Nobody works on this day.</Trans>
      </p>
      <Link to={`${paths.rota}?day=${date}`} className="desk-tool desk-edged">
        <Trans>To the rota</Trans>
      </Link>
    </div>
  );
}
