import type { Service } from '@limber/contract/catalogue.ts';
import type { PayingPackage } from '@limber/contract/desk/day/usual-session.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { civilDay } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { DayOfMinutes, minuteOfTime } from '../../frame/words/minute-text.ts';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { useMinutesLeft } from '../../frame/words/use-minutes-left.ts';
import { type Draft, minutesOf, priceOf, servicesFor } from './session-draft.ts';

interface Props {
  id: string;
  draft: Draft;
  /** The day on the board beside it. */
  shownDate: string;
  services: readonly Service[];
  packages: readonly PayingPackage[];
  therapist: string | undefined;
  branch: string | undefined;
  discountPercent: number;
  /** Proposed at the client's usual weekday and hour. */
  asUsual: boolean;
  nothingFree: boolean;
}

/** What will be saved: when, which services, with whom, and the price or the balance after it. */
export function SessionSummary(props: Props) {
  const { id, draft, services, packages, therapist, branch, discountPercent } = props;
  const { date, time } = draft;
  const minutes = minutesOf(draft);
  const possible = servicesFor(draft, services, packages);
  const names = draft.lines.map((line) => possible.find((each) => each.id === line.id)?.name ?? '');
  const begins = time === '' ? null : minuteOfTime(date, time);
  const pack = packages.find((each) => each.id === draft.packageId);
  return (
    <div id={id} className="grid gap-0.5 text-[0.9375rem]">
      {begins === null ? (
        <p className="font-semibold text-warn">
          {props.nothingFree ? (
            <Trans>Nothing is free: please choose a time.</Trans>
          ) : (
            <Trans>Looking for the earliest time…</Trans>
          )}
        </p>
      ) : (
        <p className="font-semibold">
          {deskDayWithWeekday(civilDay(date, time))}
          <Dot />
          <DayOfMinutes value={date}>
            <TimeSpan from={begins} to={begins + minutes} />
          </DayOfMinutes>
          {props.asUsual && (
            <span className="font-normal text-muted">
              <Dot />
              <Trans>as usual</Trans>
            </span>
          )}
          {date !== props.shownDate && (
            <span className="block text-warn">
              <Trans>This is not the day you are looking at.</Trans>
            </span>
          )}
        </p>
      )}
      <p>
        {/* Isolated, as names may run in either direction and digits follow. */}
        <bdi>{joinNames(names)}</bdi>
        <Dot />
        <bdi>
          <Plural value={minutes} one="# min" other="# min" />
        </bdi>
        <Dot />
        <bdi>{therapist ?? <Trans>Anyone</Trans>}</bdi>
        <Dot />
        <bdi>{branch}</bdi>
      </p>
      {pack ? (
        <Left pack={pack} minutes={minutes} />
      ) : (
        <p>
          <strong>{deskAmount(priceOf(draft, services, discountPercent))}</strong>
          {discountPercent > 0 && (
            <span className="text-muted">
              <Dot />
              <Trans>with {discountPercent}% off for a member</Trans>
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function Left({ pack, minutes }: { pack: PayingPackage; minutes: number }) {
  const { name, remaining_time: left, balance } = pack;
  const minutesLeft = useMinutesLeft();
  if (left === null) {
    return (
      <p>
        <bdi>{name}</bdi>
        <Dot />
        <Trans>Unlimited</Trans>
      </p>
    );
  }
  const after = left - minutes;
  if (after < 0) {
    return (
      <p className="text-err">
        <bdi>{name}</bdi>
        <Dot />
        {balance === undefined ? (
          <Plural value={left} one="only # min left" other="only # min left" />
        ) : (
          minutesLeft(left, balance)
        )}
      </p>
    );
  }
  return (
    <p>
      <bdi>{name}</bdi>
      <Dot />
      <strong>
        <Plural value={after} one="# min left after it" other="# min left after it" />
      </strong>{' '}
      <span className="text-muted">
        {balance === undefined ? (
          <Trans>of {left}</Trans>
        ) : (
          <Trans>
            of {left} for them,{' '}
            <Plural value={balance} one="# for all who share" other="# for all who share" />
          </Trans>
        )}
      </span>
    </p>
  );
}
