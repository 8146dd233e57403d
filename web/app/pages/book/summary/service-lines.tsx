import { Trans } from '@lingui/react/macro';
import { formatAmount } from '../../../lib/format-amount.ts';
import { joinNames } from '../../../lib/join-names.ts';
import type { BookingForm } from '../form/form.ts';
import { isOwned, packageKindOf } from '../form/service-types.ts';

/** The chosen services with time and price; for a package also the services of the session. */
export function ServiceLines({ form }: { form: BookingForm }) {
  const unlimited = packageKindOf(form.serviceType) === 'unlimited';
  const sessionFor = joinNames(form.sessionFor.map((service) => service.name));
  return (
    <>
      <ul className="grid gap-1">
        {form.services.map((service) => (
          <li key={service.id} className="flex justify-between gap-4">
            <span>
              <bdi>{service.name}</bdi>
              {!unlimited && (
                <span className="whitespace-nowrap text-muted">
                  {' '}
                  {isOwned(form.serviceType) ? (
                    <Trans>{service.time} min left</Trans>
                  ) : (
                    <Trans>{service.time} min</Trans>
                  )}
                </span>
              )}
            </span>
            <span className="whitespace-nowrap tabular-nums">{formatAmount(service.price)}</span>
          </li>
        ))}
      </ul>
      {sessionFor !== '' && (
        <p className="mt-1 text-sm text-muted">
          <Trans>This session: {sessionFor}</Trans>
        </p>
      )}
    </>
  );
}
