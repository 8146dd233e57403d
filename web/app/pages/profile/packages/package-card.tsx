import type { OwnedPackage } from '@limber/contract/packages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleSlash, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { bookFromPackagePath } from '../../../booking-links.ts';
import { formatShortDayWithYear } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { classNames } from '../../../ui/class-names.ts';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { StateMark } from '../state-mark.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { type PackageState, packageState, usedPercent } from './package-state.ts';

const StatementDialog = lazyDialog(
  async () => (await import('./statement-dialog.tsx')).StatementDialog,
);
const PeopleDialog = lazyDialog(async () => (await import('./people-dialog.tsx')).PeopleDialog);

interface Props {
  owned: OwnedPackage;
  /** `YYYY-MM-DD` by the studio's clock. */
  today: string;
}

const kindWords: Readonly<Record<OwnedPackage['kind'], MessageDescriptor>> = {
  regular: msg`Personal Package`,
  shared: msg`Shared Package`,
  unlimited: msg`Unlimited Package`,
};

/** A package: balance, last day, and its actions. */
export function PackageCard({ owned, today }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'statement' | 'people' | 'leave'>();
  const state = packageState(owned, today);
  const percent = usedPercent(owned);
  const { total_time: total, cap_minutes: cap, cap_left: capLeft } = owned;
  const owner = owned.owner_first_name;
  const expires = owned.expiry_date && formatShortDayWithYear(owned.expiry_date);
  const close = () => setOpen(undefined);
  return (
    <li className="flex snap-start flex-col gap-3 rounded-card md:gap-4 border border-hairline bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h4 className="text-lg font-bold">{t(kindWords[owned.kind])}</h4>
          <p className="text-muted">{owned.name}</p>
        </div>
        <State of={state} />
      </div>
      <p className="flex items-baseline gap-2 tabular-nums">
        <span className="display text-5xl">
          {owned.kind === 'unlimited' ? '∞' : owned.remaining_time}
        </span>
        {owned.kind === 'unlimited' ? (
          <span className="sr-only">
            <Trans>unlimited minutes</Trans>
          </span>
        ) : (
          <span className="text-muted">
            <Trans>of {total} min</Trans>
          </span>
        )}
      </p>
      {percent !== undefined && <Usage percent={percent} over={state !== 'active'} />}
      <div className="grid grow content-start gap-1 text-muted">
        <p>
          {expires ? (
            <>
              <Trans>Expires:</Trans> <span className="font-semibold text-ink">{expires}</span>
            </>
          ) : (
            <Trans>No expiry</Trans>
          )}
        </p>
        {!owned.owned && owner && (
          <p>
            <Trans>Shared with you by {owner}</Trans>
          </p>
        )}
        {cap !== null && cap !== undefined && (
          <p>
            <Trans>
              Your cap: {cap} min, {capLeft} min of it left
            </Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-2.5 gap-y-2">
        {state === 'active' && capLeft !== 0 && (
          <Link to={bookFromPackagePath(owned.id)} className={buttonClasses('primary', 'px-4!')}>
            <Trans>Book</Trans>
          </Link>
        )}
        {owned.owned && owned.kind === 'shared' && (
          <Button tone="secondary" className="px-4!" onClick={() => setOpen('people')}>
            <Trans>People</Trans>
          </Button>
        )}
        {!owned.owned && (
          <Button tone="quiet" className="-mx-2 px-2!" onClick={() => setOpen('leave')}>
            <Trans>Leave</Trans>
          </Button>
        )}
        {owned.owned && owned.kind !== 'unlimited' && (
          <Button
            tone={state === 'active' ? 'quiet' : 'secondary'}
            className={state === 'active' ? '-mx-2 px-2!' : 'px-4!'}
            onClick={() => setOpen('statement')}
          >
            <Trans>Statement</Trans>
          </Button>
        )}
      </div>
      {open === 'statement' && <StatementDialog owned={owned} onClose={close} />}
      {open === 'people' && (
        <PeopleDialog owned={owned} invites={state === 'active'} onClose={close} />
      )}
      {open === 'leave' && <LeaveDialog owned={owned} onClose={close} />}
    </li>
  );
}

function State({ of: state }: { of: PackageState }) {
  if (state === 'active')
    return (
      <StateMark tone="good" icon={<CircleCheck aria-hidden="true" />}>
        <Trans>Active</Trans>
      </StateMark>
    );
  if (state === 'expired')
    return (
      <StateMark tone="over" icon={<Hourglass aria-hidden="true" />}>
        <Trans>Expired</Trans>
      </StateMark>
    );
  return (
    <StateMark tone="bad" icon={<CircleSlash aria-hidden="true" />}>
      <Trans>Inactive</Trans>
    </StateMark>
  );
}

/** The share that is used, in words and as a bar. */
function Usage({ percent, over }: { percent: number; over: boolean }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-muted tabular-nums">
        <Trans>{percent}% used</Trans>
      </p>
      <div
        role="progressbar"
        aria-label={t`Minutes used`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2.5 overflow-hidden rounded-full bg-line/25 forced-colors:border"
      >
        <div
          className={classNames(
            'h-full rounded-full forced-colors:bg-[Highlight]',
            over ? 'bg-line' : 'bg-primary',
          )}
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
