import type { PackageLeft } from '@limber/contract/packages.ts';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '../../../lib/dates.ts';

/** The balance of the package that was bought or used. */
export function PackageLeftLine({ left }: { left: PackageLeft }) {
  const { remaining_time: minutes, balance, total_time: total, expiry_date: expires } = left;
  const remaining = balance ?? minutes;
  const used = remaining !== null && total ? ((total - remaining) / total) * 100 : 0;
  return (
    <div className="rounded-control bg-tint p-4">
      <p className="font-bold">
        {minutes === null ? (
          <Trans>Your unlimited package</Trans>
        ) : balance !== undefined ? (
          <Trans>
            {balance} of {total} min left in the package
          </Trans>
        ) : (
          <Trans>
            {minutes} of {total} min left in your package
          </Trans>
        )}
      </p>
      {minutes !== null && (
        <span
          aria-hidden="true"
          className="mt-2 block h-2 overflow-hidden rounded-full bg-line/25 forced-colors:border"
        >
          <span className="block h-full bg-primary" style={{ inlineSize: `${used}%` }} />
        </span>
      )}
      <p className="mt-2 text-sm text-muted">
        {balance !== undefined && (
          <>
            <Trans>Your cap leaves you {minutes} min.</Trans>{' '}
          </>
        )}
        {expires ? <Trans>Can be used until {formatDay(expires)}</Trans> : <Trans>No expiry</Trans>}
      </p>
    </div>
  );
}
