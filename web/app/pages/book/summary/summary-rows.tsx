import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { DayAndTime } from '../../../components/day-and-time.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import { civilDay, formatDayWithWeekday } from '../../../lib/dates.ts';
import { formatAmount, formatDeducted } from '../../../lib/format-amount.ts';
import { classNames } from '../../../ui/class-names.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { ChangeInSheet } from '../change/change-sheet-context.ts';
import type { BookingForm } from '../form/form.ts';
import { type BookingStep, bookingStepPath } from '../form/steps.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { wantsMotion } from '../form/wants-motion.ts';
import { type PackageUse, packageUse } from './package-use.ts';
import type { Price } from './price-of-booking.ts';
import { ServiceLines } from './service-lines.tsx';
import { sessionMinutesOf } from './session-minutes.ts';

/** Only for those who come from the body map. */
const TightRow = lazyPart(async () => (await import('./tight-row.tsx')).TightRow, {
  missing: () => null,
});

interface Props {
  form: BookingForm;
  price: Price;
  act: FormDispatch;
  /** Called when a row's link is followed. */
  onChange?(): void;
}

/** A row for each choice; it opens the choice in a sheet, or leads back to its step. */
export function SummaryRows({ form, price, act, onChange }: Props) {
  const { t } = useLingui();
  const minutes = sessionMinutesOf(form);
  const use = packageUse(form);
  const isPackage = form.serviceType !== 'service';
  return (
    <dl className="divide-y divide-hairline">
      <Row
        label={isPackage ? t`Package` : t`Services`}
        step="services"
        chosen={form.services.length > 0}
        onChange={onChange}
      >
        <ServiceLines form={form} />
      </Row>
      <Row label={t`Location`} step="location" chosen={form.location !== ''} onChange={onChange}>
        {form.locationName}
      </Row>
      <Row
        label={t`Therapist`}
        step="therapist"
        chosen={form.therapist_id !== null || form.anyTherapist}
        onChange={onChange}
      >
        {form.anyTherapist ? (
          <AnyTherapist preference={form.therapistPreference} />
        ) : (
          <TherapistName name={form.therapist} />
        )}
      </Row>
      <Row
        label={t`Date and time`}
        step="time"
        chosen={form.date !== '' && form.time !== ''}
        onChange={onChange}
      >
        {form.date !== '' && (
          <DayAndTime day={formatDayWithWeekday(civilDay(form.date, form.time))} time={form.time} />
        )}
      </Row>
      <Row
        label={t`Duration`}
        // A package's minutes are chosen with the time, a service's with the service.
        step={isPackage ? 'time' : 'services'}
        chosen={minutes > 0}
        onChange={onChange}
      >
        <Trans>{minutes} min</Trans>
      </Row>
      {form.tightPlaces.length > 0 && (
        <TightRow
          places={form.tightPlaces}
          onForget={() => act({ type: 'feelTight', places: [] })}
        />
      )}
      {use && (
        <div className="flex justify-between gap-4 py-2.5">
          <dt className="text-muted">
            <Trans>From the package</Trans>
          </dt>
          <dd className="text-end text-balance font-medium">
            <PackageUseText use={use} />
          </dd>
        </div>
      )}
      {price.discount > 0 && (
        <div className="flex justify-between gap-4 py-2.5 font-semibold text-gold">
          <dt>
            <Trans>Member discount</Trans>
          </dt>
          <dd className="whitespace-nowrap tabular-nums">{formatDeducted(price.discount)}</dd>
        </div>
      )}
      {form.services.length > 0 && (
        <div className="flex justify-between gap-4 pt-3 text-lg font-bold">
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className="tabular-nums">{formatAmount(price.total)}</dd>
        </div>
      )}
      {price.due?.rows}
    </dl>
  );
}

/** What the session takes from the package, and the balance after it. */
function PackageUseText({ use: { uses, leaves } }: { use: PackageUse }) {
  if (leaves === null) return <Trans>the one session of that day</Trans>;
  return (
    <Trans>
      {uses} min, which leaves {leaves} min
    </Trans>
  );
}

function AnyTherapist({ preference }: { preference: BookingForm['therapistPreference'] }) {
  if (preference === 'female') return <Trans>Any available therapist, a woman</Trans>;
  if (preference === 'male') return <Trans>Any available therapist, a man</Trans>;
  return <Trans>Any available therapist</Trans>;
}

interface RowProps {
  label: string;
  step: BookingStep;
  chosen: boolean;
  onChange: (() => void) | undefined;
  children: ReactNode;
}

function Row({ label, step, chosen, onChange, children }: RowProps) {
  const { t } = useLingui();
  const open = useContext(ChangeInSheet)(step);
  function follow(event: MouseEvent<HTMLElement>) {
    onChange?.();
    // Opened in another tab, the link leads to the step.
    const beside = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!open || beside) return;
    event.preventDefault();
    open(event.currentTarget);
  }
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      {chosen && (
        <dd>
          <Link
            to={bookingStepPath(step)}
            viewTransition={wantsMotion()}
            onClick={follow}
            aria-haspopup={open ? 'dialog' : undefined}
            aria-label={t`Change ${label}`}
            className="-my-2 inline-flex min-h-11 min-w-11 items-center justify-end text-sm font-semibold text-primary underline underline-offset-4"
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
