import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Copy, Unlink } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { showToast } from '../../ui/overlay/toast.tsx';
import { FailureNotice } from '../failure-notice.tsx';

/** How a call goes, as its hook says it. */
interface Progress {
  isLoading: boolean;
  error?: unknown;
  reset: () => void;
}

interface Props {
  /** Null: there is none yet. */
  url: string | null;
  make: () => void;
  making: Progress;
  revoke: () => void;
  revoking: Progress;
}

/** A calendar that other apps subscribe to: its address is made, opened, copied and revoked. */
export function CalendarAddress({ url, make, making, revoke, revoking }: Props) {
  const { t } = useLingui();
  const error = making.error ?? revoking.error;
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => showToast('success', t`Copied.`),
      () => showToast('error', t`Please copy it by hand.`),
    );
  return (
    <div className="grid justify-items-start gap-4">
      <FailureNotice error={error} />
      {url === null ? (
        <Button
          tone="secondary"
          busy={making.isLoading}
          onClick={() => {
            revoking.reset();
            make();
          }}
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          <Trans>Make a calendar address</Trans>
        </Button>
      ) : (
        <>
          <p className="w-full rounded-control border border-hairline bg-surface px-4 py-3 text-sm [overflow-wrap:anywhere]">
            <bdi dir="ltr" translate="no">
              {url}
            </bdi>
          </p>
          <p className="max-w-prose text-sm text-muted">
            <Trans>
              Anybody who has this address can read the calendar. Revoke it if it reached somebody
              else; a new one is another.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <a className={buttonClasses('secondary')} href={ofApp(url)}>
              <CalendarPlus aria-hidden="true" className="size-5" />
              <Trans>Apple or Outlook</Trans>
            </a>
            <a
              className={buttonClasses('secondary')}
              href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(ofApp(url))}`}
              target="_blank"
              rel="noreferrer"
            >
              <CalendarPlus aria-hidden="true" className="size-5" />
              <Trans>Google Calendar</Trans>
            </a>
            <Button tone="secondary" onClick={() => void copy(url)}>
              <Copy aria-hidden="true" className="size-5" />
              <Trans>Copy address</Trans>
            </Button>
            <Button
              tone="danger"
              busy={revoking.isLoading}
              onClick={() => {
                making.reset();
                revoke();
              }}
            >
              <Unlink aria-hidden="true" className="size-5" />
              <Trans>Revoke</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** An address that opens the calendar app of a telephone or computer. */
function ofApp(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
