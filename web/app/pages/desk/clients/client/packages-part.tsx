import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { dayOfInstant } from '../../../../lib/dates.ts';
import { selectUser } from '../../../../state/selectors.ts';
import { useAppSelector } from '../../../../state/store.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { Nothing, TitledSection } from '../../frame/titled-section.tsx';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { useMinutesLeft } from '../../frame/words/use-minutes-left.ts';
import { isUsable } from './minutes-left-of.ts';
import { PackageAction, type PackageDoing } from './package-action.tsx';
import { PackageDays } from './package-days.tsx';
import { PackageStatement } from './package-statement.tsx';

type Owned = DeskClient['packages'][number];

/** The packages that a client owns or shares, their statements, and what the desk can change. */
export function PackagesPart({ client }: { client: DeskClient }) {
  const usable = client.packages.filter(isUsable);
  const over = client.packages.filter((owned) => !isUsable(owned));
  const [all, setAll] = useState(false);
  const shown = all ? [...usable, ...over] : usable;
  return (
    <TitledSection
      title={<Trans>Packages</Trans>}
      tools={
        over.length > 0 && (
          <DeskButton onClick={() => setAll(!all)}>
            {all ? (
              <Trans>Hide used and expired ones</Trans>
            ) : (
              <Trans>Show used and expired ones</Trans>
            )}
          </DeskButton>
        )
      }
    >
      {shown.length === 0 && (
        <Nothing>
          <Trans>No usable packages.</Trans>
        </Nothing>
      )}
      {shown.length > 0 && (
        <ul className="client-lines">
          {shown.map((owned) => (
            <Line key={owned.id} owned={owned} others={client.packages} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function Line({ owned, others }: { owned: Owned; others: readonly Owned[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'statement' | 'days'>();
  const [doing, setDoing] = useState<PackageDoing>();
  const isManager = useAppSelector(selectUser)?.account_type === 'manager';
  const { id, name, remaining_time: left, total_time: total, expiry_date: until } = owned;
  const minutesLeft = useMinutesLeft();
  const today = dayOfInstant(useServerNow());
  const isOver = Boolean(until && until < today);
  const rests = (owned.frozen ?? []).filter(({ to }) => to >= today);
  const does: [PackageDoing, string, boolean][] = [
    ['prolong', isOver ? t`Prolong` : t`Change the last day`, Boolean(until)],
    ['freeze', t`Freeze`, Boolean(until) && !isOver],
    ['unfreeze', t`End the freeze`, rests.length > 0],
    ['adjust', t`Adjust minutes`, isManager && total !== null && !isOver],
    ['transfer', t`Transfer minutes`, isManager && Boolean(left) && !isOver],
  ];
  const shown = [
    ['statement', t`Statement`],
    ['days', t`Changes of the last day`],
  ] as const;
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
              {minutesLeft(owned.cap_left ?? left, left)}
              {total !== null && <span className="text-muted"> / {total}</span>}
            </>
          )}
        </span>
      </div>
      <p className="text-sm text-muted">
        {until &&
          (isOver ? (
            <Trans>ended on {deskDay(until)}</Trans>
          ) : (
            <Trans>until {deskDay(until)}</Trans>
          ))}
        {!owned.owned && (
          <>
            {until && <Dot />}
            <Trans>shared by {owned.owner_first_name}</Trans>
          </>
        )}
        {owned.people_limit > 1 && owned.owned && (
          <>
            {until && <Dot />}
            <Plural value={owned.people_limit} one="# person" other="up to # people" />
          </>
        )}
      </p>
      {rests.map(({ from, to }) => (
        <p key={from} className="text-sm font-medium text-warn">
          <Trans>
            Frozen from {deskDay(from)} to {deskDay(to)}
          </Trans>
        </p>
      ))}
      <div className="mt-1 flex flex-wrap gap-2">
        {shown.map(([what, label]) => (
          <DeskButton
            key={what}
            aria-expanded={open === what}
            onClick={() => setOpen(open === what ? undefined : what)}
          >
            {label}
          </DeskButton>
        ))}
        {possible.map(([what, label]) => (
          <DeskButton
            key={what}
            aria-expanded={doing === what}
            onClick={() => setDoing(doing === what ? undefined : what)}
          >
            {label}
          </DeskButton>
        ))}
      </div>
      {doing && (
        <PackageAction
          key={doing}
          owned={owned}
          doing={doing}
          frozen={rests[0]}
          others={others.filter((other) => other.id !== id && other.owned && isUsable(other))}
          onClose={() => setDoing(undefined)}
        />
      )}
      {open === 'statement' && <PackageStatement id={id} />}
      {open === 'days' && <PackageDays id={id} />}
    </li>
  );
}
