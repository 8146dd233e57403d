import type { LikelyDuplicate } from '@limber/contract/desk/client/duplicates.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import {
  useDeskDuplicatesQuery,
  useDeskTellApartMutation,
} from '../../../state/api/desk/client-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { pageSize } from '../../../state/api/pages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx';
import '../client/client.css';
import { clientPath, mergePath, nameOf } from '../client/client-path.ts';

export function meta() {
  return [{ title: t`Likely duplicates` }, { name: 'robots', content: 'noindex' }];
}

/** Clients who may be one, to be merged or told apart. */
export default function DuplicatesPage() {
  const { t } = useLingui();
  const [offset, setOffset] = useState(0);
  const { currentData, isError, refetch } = useDeskDuplicatesQuery({ offset });
  return (
    <main className="desk-page">
      <div className="desk-page-in max-w-4xl">
        <Link to={paths.deskClients} className="desk-tool -ms-3 justify-self-start text-muted">
          <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
          <Trans>Clients</Trans>
        </Link>
        <h1 className="type-2">
          <Trans>Likely duplicates</Trans>
        </h1>
        {isError && !currentData && (
          <ErrorState title={<Trans>They could not be loaded.</Trans>} onRetry={refetch} />
        )}
        {!currentData && !isError && (
          <Loading label={t`Loading…`}>
            <SkeletonText lines={4} />
          </Loading>
        )}
        {currentData && (
          <>
            <p role="status" className="text-muted">
              {currentData.count === 0 ? (
                <Trans>No two clients look like one.</Trans>
              ) : (
                <Plural value={currentData.count} one="# pair" other="# pairs" />
              )}
            </p>
            <ul className="grid gap-3">
              {currentData.results.map((pair) => (
                <Pair key={pair.clients.map(({ id }) => id).join(' ')} pair={pair} />
              ))}
            </ul>
            <div className="flex gap-2">
              {offset > 0 && (
                <button
                  type="button"
                  onClick={() => setOffset(Math.max(0, offset - pageSize))}
                  className="desk-tool desk-edged"
                >
                  <Trans>Before</Trans>
                </button>
              )}
              {currentData.next && (
                <button
                  type="button"
                  onClick={() => setOffset(offset + pageSize)}
                  className="desk-tool desk-edged"
                >
                  <Trans>Next</Trans>
                </button>
              )}
            </div>
          </>
        )}
      </div>
    </main>
  );
}

function Pair({ pair: { why, clients } }: { pair: LikelyDuplicate }) {
  const { t } = useLingui();
  const [tell, { isLoading }] = useDeskTellApartMutation();
  const [older, newer] = clients;
  if (!older || !newer) return null;
  const apart = async () => {
    const { error } = await tell({ id: older.id, other_id: newer.id });
    if (error) showToast('error', readFailure(error).detail ?? t`Please try again.`);
  };
  const names = `${nameOf(older)}, ${nameOf(newer)}`;
  return (
    <li className="client-part" aria-label={names}>
      <div className="flex flex-wrap gap-2">
        {why.map((each) => (
          <Badge key={each} tone="info">
            {each === 'number' ? <Trans>The same number</Trans> : <Trans>The same name</Trans>}
          </Badge>
        ))}
      </div>
      <ul className="my-2 grid gap-x-6 md:grid-cols-2">
        {[older, newer].map((person) => (
          <li key={person.id} className="client-line">
            <Link to={clientPath(person.id)} className="link font-semibold">
              {nameOf(person)}
            </Link>
            <bdi dir="ltr" className="text-sm text-muted">
              {[person.phone_number, person.email].filter(Boolean).join(' · ')}
            </bdi>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link to={mergePath(older.id, newer.id)} className="desk-tool desk-main-tool">
          <Trans>Compare</Trans>
        </Link>
        <button type="button" disabled={isLoading} onClick={apart} className="desk-tool desk-edged">
          <Trans>Two people</Trans>
        </button>
      </div>
    </li>
  );
}
