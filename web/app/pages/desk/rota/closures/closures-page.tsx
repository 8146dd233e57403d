import type { DeskClosure } from '@limber/contract/desk/rota/closures.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useListDeskClosuresQuery } from '../../../../state/api/calls/desk/rota/closures.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { refetchAfresh } from '../../frame/live/refetch-outdated.ts';
import { useLiveDay } from '../../frame/live/use-live-day.ts';
import { type Loadable, LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { ClosureForm } from './closure-form.tsx';
import { ClosureState, ClosureWhen } from './closure-words.tsx';

export const meta = deskTitle(msg`Closures`);

/** Closures of the studio and its branches, confirmed or provisional. */
export default function ClosuresPage() {
  const list = useListDeskClosuresQuery({});
  const [adds, setAdds] = useState(false);
  // No day is shown, so events of every day count.
  useLiveDay(
    () => false,
    () => refetchAfresh(list.refetch),
  );
  return (
    <DeskPage
      title={<Trans>Closures</Trans>}
      actions={
        <DeskButton look="main" onClick={() => setAdds(true)}>
          <Trans>New closure</Trans>
        </DeskButton>
      }
      narrow
    >
      <Closures
        list={list}
        none={
          <EmptyState title={<Trans>No upcoming closures.</Trans>}>
            <Trans>
              Days on which a branch stays shut stand here. One whose day is not certain yet, such
              as Eid, is entered as provisional and confirmed later.
            </Trans>
          </EmptyState>
        }
      />
      <Earlier />
      {adds && <ClosureForm onClose={() => setAdds(false)} />}
    </DeskPage>
  );
}

/** Past and withdrawn closures, loaded on request. */
function Earlier() {
  const [opened, setOpened] = useState(false);
  const list = useListDeskClosuresQuery({ earlier: true }, { skip: !opened });
  return (
    <details
      className="desk-fold rounded-card border border-hairline bg-surface px-4"
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="font-semibold">
        <Trans>Earlier</Trans>
      </summary>
      {opened && (
        <div className="pb-4">
          <Closures
            list={list}
            none={
              <p className="text-muted">
                <Trans>No past or withdrawn closures.</Trans>
              </p>
            }
          />
        </div>
      )}
    </details>
  );
}

interface ListProps {
  list: Loadable & { readonly data?: readonly DeskClosure[] | undefined };
  /** Shown when there are none. */
  none: ReactNode;
}

/** Closures; before, that they are loading or could not be loaded. */
function Closures({ list, none }: ListProps) {
  const { data } = list;
  if (!data) {
    return <LoadingOrFailed of={list} failed={<Trans>The closures could not be loaded.</Trans>} />;
  }
  if (data.length === 0) return none;
  return (
    <ul className="desk-list">
      {data.map((closure) => (
        <Row key={closure.id} closure={closure} />
      ))}
    </ul>
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
