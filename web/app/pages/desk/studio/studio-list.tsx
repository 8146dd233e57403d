import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { readFailure } from '../../../state/api/failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { DeskTable } from '../frame/desk-table.tsx';
import { roomBeside, useOpened } from '../frame/list-beside/use-opened.ts';
import { type Loadable, LoadingOrFailed } from '../frame/loading-or-failed.tsx';
import { useNameInLanguage } from '../frame/words/use-name-in-language.ts';
import { idOf, type OpenedThing, type StoredThing } from './use-thing.ts';

type Listed = StoredThing & {
  readonly name?: { readonly en: string; readonly ar: string };
  /** Set up in advance, and not reviewed yet. */
  readonly proposed?: boolean;
};

interface Props<Thing> {
  title: string;
  /** Label of the button for a new one; left out if they are created elsewhere. */
  add?: ReactNode;
  /** More actions, before that button. */
  beside?: ReactNode;
  /** The query of the list. */
  list: Loadable & { readonly data?: readonly Thing[] | undefined };
  /** Its name; left out where it is in both languages. */
  nameOf?: (thing: Thing) => string;
  /** While there is none: that there is none yet, and what will stand here. */
  empty?: { title: ReactNode; about: ReactNode };
  /** Above the list. */
  above?: ReactNode;
  /** Below the list. */
  below?: ReactNode;
  /** Beside the name: the head and the cell of each column. */
  columns: readonly (readonly [head: string, cell: (thing: Thing) => ReactNode])[];
  /** The form of the open thing, beside the list. */
  form: (opened: OpenedThing<Thing>) => ReactNode;
}

/** A list of the studio's things, with the form of the open one; retired ones come last. */
export function StudioList<Thing extends Listed>({
  title,
  add,
  beside,
  list,
  nameOf,
  empty,
  above,
  below,
  columns,
  form,
}: Props<Thing>) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const { data, error } = list;
  const { opened, open, shut } = useOpened();
  const isForbidden = !data && error !== undefined && readFailure(error).status === 403;
  const sorted = data?.toSorted((a, b) => Number(a.retired) - Number(b.retired));
  const thing = data?.find((each) => String(idOf(each)) === opened);
  const isOpen = data !== undefined && (thing !== undefined || (opened === 'new' && Boolean(add)));
  // Beside an open form there is room for what tells the things apart.
  const shown = isOpen ? columns.slice(0, 1) : columns;
  const isEmpty = sorted?.length === 0;
  const actions = (beside || add !== undefined) && !isForbidden && (
    <>
      {beside}
      {add !== undefined && (
        <DeskButton look="main" data-opens="new" onClick={() => open('new')}>
          {add}
        </DeskButton>
      )}
    </>
  );
  return (
    <DeskPage title={title} actions={!isEmpty && actions}>
      {!data && <LoadingOrFailed of={list} failed={<Trans>The list could not be loaded.</Trans>} />}
      {data && above}
      <div className={roomBeside(isOpen)}>
        {isEmpty && !isOpen && (
          <EmptyState title={empty?.title ?? <Trans>Nothing here yet.</Trans>} action={actions}>
            {empty?.about}
          </EmptyState>
        )}
        {sorted && sorted.length > 0 && (
          <div className={classNames('min-w-0', isOpen && 'max-xl:hidden xl:sticky xl:top-4')}>
            <DeskTable
              name={title}
              named
              columns={[t`Name`, ...shown.map(([head]) => head)].map((word) => ({ word }))}
              rows={sorted.map((row) => ({
                key: idOf(row),
                className: classNames('desk-row-opens', row.retired && 'text-muted'),
                cells: [
                  <NameOf key="name" thing={row} onOpen={() => open(idOf(row))}>
                    {nameOf?.(row) ?? (row.name ? named(row.name) : '')}
                  </NameOf>,
                  ...shown.map(([, cell]) => cell(row)),
                ],
              }))}
            />
          </div>
        )}
        {isOpen && (
          <Fragment key={opened}>
            {form({
              thing,
              last: Math.max(-1, ...data.map(({ position = 0 }) => position)),
              onMade: (made) => open(idOf(made)),
              onClose: shut,
            })}
          </Fragment>
        )}
      </div>
      {data && below}
    </DeskPage>
  );
}

interface NameProps {
  thing: Listed;
  onOpen: () => void;
  children: string;
}

function NameOf({ thing, onOpen, children }: NameProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <button
        type="button"
        data-opens={idOf(thing)}
        onClick={onOpen}
        className="desk-link text-base"
      >
        <bdi>{children}</bdi>
      </button>
      {thing.proposed && !thing.retired && (
        <Badge tone="warn">
          <Trans>To be looked at</Trans>
        </Badge>
      )}
      {thing.retired && (
        <Badge>
          <Trans>Retired</Trans>
        </Badge>
      )}
    </span>
  );
}
