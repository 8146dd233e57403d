import type { HealthRecord } from '@limber/contract/health-record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  dayOfInstant,
  formatDay,
  formatShortDayWithYear,
  timeOfInstant,
} from '../../../lib/dates.ts';
import { useReadHealthRecordQuery } from '../../../state/api/calls/health-record.ts';
import { Dot } from '../../../ui/dot.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

/** Who at the studio has read the client's health notes, and consents recorded at the desk. */
export function HealthRecordOf() {
  const { data, isError, isFetching, refetch } = useReadHealthRecordQuery();
  if (data) return <HealthRecordShown record={data} />;
  if (!isError) return null;
  return (
    <ErrorState
      title={<Trans>We could not load who has read your notes.</Trans>}
      onRetry={refetch}
      retrying={isFetching}
    />
  );
}

type Reader = HealthRecord['looks'][number]['role'];

const roleWords: Readonly<Record<Exclude<Reader, 'client'>, MessageDescriptor>> = {
  therapist: msg`therapist`,
  front_desk: msg`front desk`,
  manager: msg`management`,
};

/** The record in words. */
export function HealthRecordShown({ record: { consents, looks } }: { record: HealthRecord }) {
  const { t } = useLingui();
  const atDesk = consents.filter(({ taken_by, withdrawn_by }) => taken_by ?? withdrawn_by);
  return (
    <div className="grid gap-3">
      {atDesk.map(({ agreed_at, taken_by, withdrawn_at, withdrawn_by }) => (
        <p key={agreed_at} className="text-muted">
          {taken_by && (
            <Trans>
              You told {taken_by} at the studio on {formatDay(dayOfInstant(agreed_at))} that you
              agree.
            </Trans>
          )}{' '}
          {withdrawn_at && withdrawn_by && (
            <Trans>
              You withdrew it with {withdrawn_by} on {formatDay(dayOfInstant(withdrawn_at))}.
            </Trans>
          )}
        </p>
      ))}
      <h3 className="font-semibold">
        <Trans>Who has read your notes</Trans>
      </h3>
      {looks.length === 0 ? (
        <p className="text-muted">
          <Trans>Nobody at the studio so far.</Trans>
        </p>
      ) : (
        <ul className="grid gap-1">
          {looks.map(({ at, by, role }) => (
            <li key={`${at} ${by}`}>
              <bdi translate="no">{by}</bdi>{' '}
              {role !== 'client' && <span className="text-muted">({t(roleWords[role])})</span>}
              <Dot />
              <span className="whitespace-nowrap">
                {formatShortDayWithYear(dayOfInstant(at))} <bdi dir="ltr">{timeOfInstant(at)}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
