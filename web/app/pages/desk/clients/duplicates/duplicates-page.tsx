import type { LikelyDuplicate } from '@limber/contract/desk/clients/duplicates.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import {
  useListDuplicatesQuery,
  useTellApartMutation,
} from '../../../../state/api/calls/desk/clients/duplicates.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { pageSize } from '../../../../state/api/paged-lists.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import '../client/client.css';
import { joinNames } from '../../../../lib/join-names.ts';
import { Apart } from '../../../../ui/dot.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { clientPath, mergePath, nameOf } from '../../frame/client-path.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';

export const meta = deskTitle(msg`Likely duplicates`);

/** Clients who may be the same person, to be merged or marked as different. */
export default function DuplicatesPage() {
  const [offset, setOffset] = useState(0);
  const query = useListDuplicatesQuery({ limit: pageSize, offset });
  const { currentData } = query;
  return (
    <DeskPage
      back={{ to: paths.deskClients, name: <Trans>Clients</Trans> }}
      title={<Trans>Likely duplicates</Trans>}
    >
      {!currentData && (
        <LoadingOrFailed of={query} failed={<Trans>The list could not be loaded.</Trans>} />
      )}
      {currentData && (
        <>
          <p role="status" className="text-muted empty:hidden">
            {currentData.count > 0 && (
              <Plural value={currentData.count} one="# pair" other="# pairs" />
            )}
          </p>
          {currentData.count === 0 && (
            <EmptyState title={<Trans>No likely duplicates.</Trans>}>
              <Trans>
                Two clients with one number or one name are compared here, and merged if they are
                the same person.
              </Trans>
            </EmptyState>
          )}
          <ul className="grid gap-3">
            {currentData.results.map((pair) => (
              <Pair key={pair.clients.map(({ id }) => id).join(' ')} pair={pair} />
            ))}
          </ul>
          <div className="flex gap-2">
            {offset > 0 && (
              <DeskButton onClick={() => setOffset(Math.max(0, offset - pageSize))}>
                <Trans>Before</Trans>
              </DeskButton>
            )}
            {currentData.next && (
              <DeskButton onClick={() => setOffset(offset + pageSize)}>
                <Trans>Next</Trans>
              </DeskButton>
            )}
          </div>
        </>
      )}
    </DeskPage>
  );
}

function Pair({ pair: { why, clients } }: { pair: LikelyDuplicate }) {
  const { t } = useLingui();
  const [tell, { isLoading }] = useTellApartMutation();
  const [older, newer] = clients;
  if (!older || !newer) return null;
  const apart = async () => {
    const { error } = await tell({ id: older.id, other_id: newer.id });
    if (error) showToast('error', readFailure(error).detail ?? t`Please try again.`);
  };
  const names = joinNames([nameOf(older), nameOf(newer)]);
  return (
    <li
      className="client-part grid gap-x-6 gap-y-2 lg:grid-cols-[9rem_minmax(0,1fr)_auto] lg:items-center"
      aria-label={names}
    >
      <p className="text-sm text-muted">
        <Apart
          parts={why.map((each) =>
            each === 'number' ? (
              <Trans key={each}>The same number</Trans>
            ) : (
              <Trans key={each}>The same name</Trans>
            ),
          )}
        />
      </p>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {[older, newer].map((person) => (
          <li key={person.id} className="grid min-w-0 content-start">
            <Link
              to={clientPath(person.id)}
              className="link inline-flex min-h-11 items-center font-semibold lg:min-h-9"
              translate="no"
            >
              {nameOf(person)}
            </Link>
            <span className="text-sm text-muted [overflow-wrap:anywhere]">
              <Apart
                parts={[person.phone_number, person.email].map(
                  (each) => each && <bdi dir="ltr">{each}</bdi>,
                )}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link to={mergePath(older.id, newer.id)} className="desk-tool desk-main-tool">
          <Trans>Compare</Trans>
        </Link>
        <DeskButton disabled={isLoading} onClick={apart}>
          <Trans>Not a duplicate</Trans>
        </DeskButton>
      </div>
    </li>
  );
}
