import type { Appointment } from '@limber/contract/appointments.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DayAndTime } from '../../../components/day-and-time.tsx';
import { PaidOnline } from '../../../components/paid-online.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { formatDayWithWeekday, formatTime } from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { hoursOfCutoff } from '../../../lib/hours-of-cutoff.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { nameTherapist } from '../../../lib/name-therapist.ts';
import { useListLocationsQuery } from '../../../state/api/catalogue-api.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { joinServices } from '../join-services.ts';
import type { CancelRule } from './cancel-rule.ts';
import { CancelRuleLine } from './cancel-rule-line.tsx';
import { feeOf } from './fee-of.ts';
import { isUnlimited } from './is-unlimited.ts';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  appointment: Appointment;
  rule: CancelRule;
  onClose(): void;
}

/** All details of one appointment. */
export function DetailsDialog({ appointment, rule, onClose }: Props) {
  const { t } = useLingui();
  const { data: locations = [] } = useListLocationsQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  const branch = locations.find(({ location }) => location === appointment.location);
  const { package_minutes: minutes, package_name: from, member_discount } = appointment;
  const hours = hoursOfCutoff(appointment);
  const fee = feeOf(appointment);
  return (
    <Dialog open onClose={onClose} title={t`Your session`} closeLabel={t`Close`}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge status={appointment.status} />
          <CancelRuleLine appointment={appointment} rule={rule} />
        </div>
        <dl className="grid gap-3">
          <Row name={t`Services`}>
            {joinServices(appointment.appointment_services) || t`Wellness Session`}
          </Row>
          <Row name={t`When`}>
            <DayAndTime
              day={formatDayWithWeekday(appointment.date)}
              time={formatTime(appointment.time)}
            />{' '}
            (<Trans>{appointment.total_duration} min</Trans>)
          </Row>
          <Row name={t`Therapist`}>
            <TherapistName name={nameTherapist(appointment.therapist_obj)} />
          </Row>
          <Row name={t`Where`}>
            {branch && joinNames([branch.name, branch.address])}
            {branch && (
              <a
                href={`tel:${branch.phone.replace(/[^+\d]/g, '')}`}
                className="-mb-2.5 flex min-h-11 items-center underline underline-offset-4"
              >
                <bdi dir="ltr" translate="no">
                  {branch.phone}
                </bdi>
              </a>
            )}
          </Row>
          <Row name={t`Price`}>
            {formatAmount(appointment.total_price)}
            {from !== undefined && appointment.total_price > 0 && (
              <span className="block text-muted">
                <Trans>
                  for <bdi>{from}</bdi>, this session included
                </Trans>
              </span>
            )}
            {from !== undefined && minutes !== null && minutes > 0 && (
              <span className="block text-muted">
                {isUnlimited(appointment) ? (
                  <Trans>
                    Included in your <bdi>{from}</bdi>
                  </Trans>
                ) : (
                  <Trans>
                    {minutes} min from your <bdi>{from}</bdi>
                  </Trans>
                )}
              </span>
            )}
            {member_discount > 0 && (
              <span className="block text-gold">
                <Trans>Your membership took off {formatAmount(member_discount)}</Trans>
              </span>
            )}
            {appointment.paid_online !== undefined && (
              <span className="block text-muted">
                <PaidOnline session={appointment} />
              </span>
            )}
          </Row>
        </dl>
        {rule.kind !== 'closed' && (
          <Notice>
            {fee ? (
              <Trans>
                Please tell us at least <Plural value={hours} one="# hour" other="# hours" /> before
                your session. If you cancel later, it costs {fee}.
              </Trans>
            ) : (
              <Trans>
                Please tell us at least <Plural value={hours} one="# hour" other="# hours" /> before
                your session. Otherwise the session counts as used.
              </Trans>
            )}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-hairline pb-3 last:border-0 last:pb-0 sm:grid-cols-[8rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
