import { Trans, useLingui } from '@lingui/react/macro';
import { renderSVG } from 'uqr';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCardPass } from './use-card-pass.ts';

/** The QR code of the client's card, large enough to scan from a phone; renewed while shown. */
export function PassCode() {
  const { t } = useLingui();
  const { url, failed } = useCardPass();
  return (
    <div className="grid justify-items-center gap-3">
      <div className="size-52 rounded-control sm:size-44 border border-hairline bg-white p-2 forced-color-adjust-none">
        {url ? (
          <img
            // Dark on white in both themes, as scanners need it.
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { ecc: 'M', border: 2 }))}`}
            alt={t`QR code of your membership`}
            width={182}
            height={182}
            data-pass={url}
            className="size-full"
          />
        ) : failed ? (
          <p className="grid h-full place-items-center text-center text-sm font-semibold text-[#a8201a]">
            <Trans>We could not renew your code. We are trying again.</Trans>
          </p>
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      <p className="text-center text-sm text-balance text-muted">
        <Trans>Scan to check this card. The code renews itself every minute.</Trans>
      </p>
    </div>
  );
}
