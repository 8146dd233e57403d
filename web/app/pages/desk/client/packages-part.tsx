import type { DeskClient } from '@limber/contract/desk/clients.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { PackageAction, type PackageDoing } from './package-action.tsx';
import { PackageStatement } from './package-statement.tsx';
import { Nothing, Part } from './part.tsx';

type Owned = DeskClient['packages'][number];

/** What they own or share, where the minutes went, and what the desk does with it. */
export function PackagesPart({ client }: { client: DeskClient }) {
  const usable = client.packages.filter(isUsable);
  const over = client.packages.filter((owned) => !isUsable(owned));
  const [all, setAll] = useState(false);
  const shown = all ? [...usable, ...over] : usable;
  return (
    <Part
      title={<Trans>Packages</Trans>}
      tools={
        over.length > 0 && (
          <button
            type="button"
            aria-pressed={all}
            onClick={() => setAll(!all)}
            className="desk-tool desk-edged"
          >
            {all ? <Trans>Only usable ones</Trans> : <Trans>Used up and over, too</Trans>}
          </button>
        )
      }
    >
      {shown.length === 0 && (
        <Nothing>
          <Trans>Nothing that can be used.</Trans>
        </Nothing>
      )}
      <ul className="client-lines">
        {shown.map((owned) => (
          <Line key={owned.id} owned={owned} others={client.packages} />
        ))}
      </ul>
    </Part>
  );
}

const isUsable = (owned: Owned) => owned.active && owned.remaining_time !== 0;

function Line({ owned, others }: { owned: Owned; others: readonly Owned[] }) {
  const { t } = useLingui();
  const [statement, setStatement] = useState(false);
  const [doing, setDoing] = useState<PackageDoing>();
  const isManager = useAppSelector(selectUser)?.account_type === 'manager';
  const { id, name, remaining_time: left, total_time: total, expiry_date: until } = owned;
  const does: [PackageDoing, string, boolean][] = [
    ['prolong', t`Prolong`, Boolean(until)],
    ['freeze', t`Freeze`, Boolean(until)],
    ['adjust', t`Adjust minutes`, isManager && left !== null],
    ['transfer', t`Transfer minutes`, isManager && Boolean(left)],
  ];
  const possible = owned.owned && owned.active ? does.filter(([, , may]) => may) : [];
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <strong className="me-auto">{name}</strong>
        <span>
          {left === null ? (
            <Trans>Unlimited</Trans>
          ) : (
            <>
              <Plural value={left} one="# min left" other="# min left" />
              {total !== null && <span className="text-muted"> / {total}</span>}
            </>
          )}
        </span>
      </div>
      <p className="text-sm text-muted">
        {until && <Trans>until {formatDay(until)}</Trans>}
        {!owned.owned && (
          <>
            {until && ' · '}
            <Trans>shared by {owned.owner_first_name}</Trans>
          </>
        )}
        {owned.people_limit > 1 && owned.owned && (
          <>
            {until && ' · '}
            <Plural value={owned.people_limit} one="# person" other="up to # people" />
          </>
        )}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <button
          type="button"
          aria-expanded={statement}
          onClick={() => setStatement(!statement)}
          className="desk-tool desk-edged"
        >
          <Trans>Statement</Trans>
        </button>
        {possible.map(([what, label]) => (
          <button
            key={what}
            type="button"
            aria-expanded={doing === what}
            onClick={() => setDoing(doing === what ? undefined : what)}
            className="desk-tool desk-edged"
          >
            {label}
          </button>
        ))}
      </div>
      {doing && (
        <PackageAction
          key={doing}
          owned={owned}
          doing={doing}
          others={others.filter((other) => other.id !== id && other.owned && isUsable(other))}
          onClose={() => setDoing(undefined)}
        />
      )}
      {statement && <PackageStatement id={id} />}
    </li>
  );
}
