import type { CardPass } from '@limber/contract/membership.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { renderSVG } from 'uqr';
import { useServerClock } from '../../../components/use-server-clock.ts';
import { useReadCardPassQuery } from '../../../state/api/calls/membership.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddToWallet } from './add-to-wallet.tsx';
import { graceMs, passAge } from './pass-age.ts';

/** The QR code of the client's card, large enough to scan from a phone; renewed while shown. */
export function PassCode() {
  const { t } = useLingui();
  const { url, failed, wallets } = useCardPass();
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
      {wallets.length > 0 && <AddToWallet wallets={wallets} />}
    </div>
  );
}

interface ShownPass {
  /** Address for the QR code; undefined without a valid pass. */
  url: string | undefined;
  /** The last try to get one; a valid pass is shown all the same. */
  failed: boolean;
  /** Where the card can be added too. */
  wallets: CardPass['wallets'];
}

/**
 * The pass of the client's card, renewed while the card is on the page. A hidden page renews
 * nothing; on waking it checks the clock first, so that no old pass is shown.
 */
function useCardPass(): ShownPass {
  const { clock } = useServerClock();
  const { data, isError, isFetching, refetch, fulfilledTimeStamp } = useReadCardPassQuery();
  const [now, setNow] = useState(clock);
  const renewAt = data ? Date.parse(data.renew_at) : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer restarts the timers
  useEffect(() => {
    const renew = () => {
      setNow(clock());
      if (!isFetching && document.visibilityState === 'visible') refetch();
    };
    const wake = () => (clock() >= renewAt ? renew() : setNow(clock()));
    setNow(clock());
    const renewal = setTimeout(renew, passAge(renewAt, clock()).renewInMs);
    const end = setTimeout(() => setNow(clock()), Math.max(renewAt + graceMs - clock(), 0));
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', wake);
    return () => {
      clearTimeout(renewal);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', wake);
    };
  }, [clock, renewAt, isFetching, isError, fulfilledTimeStamp]);

  const { shown } = passAge(renewAt, now);
  return { url: shown ? data?.url : undefined, failed: isError, wallets: data?.wallets ?? [] };
}
