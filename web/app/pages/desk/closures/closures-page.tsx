import type { DeskClosure } from '@limber/contract/desk/closures.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDeskClosuresQuery } from '../../../state/api/desk/closures-api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ClosureForm } from './closure-form.tsx';
import { ClosureState, ClosureWhen } from './closure-words.tsx';

export function meta() {
  return [{ title: t`Closures` }, { name: 'robots', content: 'noindex' }];
}

/** When the studio or a branch is or may be closed. */
export default function ClosuresPage() {
  const { data, error, refetch } = useDeskClosuresQuery();
  const [adds, setAdds] = useState(false);
  return (
    <main className="desk-scroll grow">
      <div className="mx-auto grid max-w-4xl gap-4 px-4 py-4">
        <header className="flex flex-wrap items-center gap-3">
          <h1 className="display grow text-3xl">
            <Trans>Closures</Trans>
          </h1>
          <button type="button" onClick={() => setAdds(true)} className="desk-tool desk-main-tool">
            <Trans>New closure</Trans>
          </button>
        </header>
        {!data && error && (
          <ErrorState title={<Trans>The closures could not be loaded.</Trans>} onRetry={refetch} />
        )}
        {!data && !error && (
          <p className="p-8 text-center text-muted">
            <Trans>Loading...</Trans>
          </p>
        )}
        {data?.length === 0 && (
          <p className="rounded-card border border-hairline bg-surface p-6 text-center text-muted">
            <Trans>No closure is coming.</Trans>
          </p>
        )}
        {data && data.length > 0 && (
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {data.map((closure) => (
              <Row key={closure.id} closure={closure} />
            ))}
          </ul>
        )}
      </div>
      {adds && <ClosureForm onClose={() => setAdds(false)} />}
    </main>
  );
}

function Row({ closure }: { closure: DeskClosure }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <Link
        to={`${paths.closures}/${closure.id}`}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
      >
        {closure.name}
      </Link>
      <span className="grow">
        <ClosureWhen closure={closure} />
      </span>
      <ClosureState closure={closure} />
    </li>
  );
}
