import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDayWithWeekday } from '../../lib/dates.ts';
import { formatAed } from '../../lib/money.ts';
import { type BookingStep, bookingStepPath } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import type { BookingForm } from './form.ts';

/** One row a choice; each leads back to its step. */
export function SummaryRows({ form }: { form: BookingForm }) {
  const { t } = useLingui();
  const minutes = form.allocatedMinutes ?? form.duration;
  return (
    <dl className="mt-3 divide-y divide-hairline">
      <Row label={t`Services`} step="services" chosen={form.services.length > 0}>
        <ul className="grid gap-1">
          {form.services.map((service) => (
            <li key={service.id} className="flex justify-between gap-4">
              <span>
                {service.name}{' '}
                <span className="whitespace-nowrap text-muted">
                  <Trans>{service.time} min</Trans>
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">{formatAed(service.price)}</span>
            </li>
          ))}
        </ul>
      </Row>
      <Row label={t`Location`} step="location" chosen={form.location !== ''}>
        {form.locationName}
      </Row>
      <Row label={t`Therapist`} step="therapist" chosen={form.therapist_id !== null}>
        {form.therapist}
      </Row>
      <Row label={t`Date and time`} step="time" chosen={form.date !== '' && form.time !== ''}>
        {form.date !== '' && formatDayWithWeekday(form.date)}
        {', '}
        <span className="tabular-nums">{form.time}</span>
      </Row>
      <Row
        label={t`Duration`}
        // A package's minutes are set with the time, a service's with the service.
        step={form.serviceType === 'service' ? 'services' : 'time'}
        chosen={minutes > 0}
      >
        <Trans>{minutes} min</Trans>
      </Row>
      <div className="flex justify-between gap-4 pt-3 text-lg font-bold">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd className="tabular-nums">{formatAed(form.total)}</dd>
      </div>
    </dl>
  );
}

interface RowProps {
  label: string;
  step: BookingStep;
  chosen: boolean;
  children: ReactNode;
}

function Row({ label, step, chosen, children }: RowProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      {chosen && (
        <dd>
          <Link
            to={bookingStepPath(step)}
            aria-label={t`Change ${label}`}
            className="inline-flex min-h-6 items-center text-sm font-semibold text-primary underline underline-offset-4"
          >
            <Trans>Change</Trans>
          </Link>
        </dd>
      )}
      <dd className={classNames('col-span-2', chosen ? 'font-medium' : 'text-muted')}>
        {chosen ? children : <Trans>Not chosen yet</Trans>}
      </dd>
    </div>
  );
}
