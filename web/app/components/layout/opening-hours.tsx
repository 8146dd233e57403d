import { Trans } from '@lingui/react/macro';

export function OpeningHours() {
  return (
    <div className="pt-2.5">
      <p className="font-semibold">
        <Trans>Al Warqa & Al Mizhar</Trans>
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 tabular-nums *:whitespace-nowrap sm:max-md:gap-x-2 max-[22rem]:gap-x-2 max-[22rem]:text-[0.9375rem]">
        <dt className="text-muted">
          <Trans>Monday-Thursday</Trans>
        </dt>
        <dd>
          <Trans>12:00 PM-10:00 PM</Trans>
        </dd>
        <dt className="text-muted">
          <Trans>Friday</Trans>
        </dt>
        <dd>
          <Trans>2:00 PM-10:00 PM</Trans>
        </dd>
        <dt className="text-muted">
          <Trans>Saturday-Sunday</Trans>
        </dt>
        <dd>
          <Trans>10:00 AM-10:00 PM</Trans>
        </dd>
      </dl>
    </div>
  );
}
