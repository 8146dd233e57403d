import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

/** Where the code was mailed. */
export function CodeSent({ email }: { email: string }) {
  return (
    <p className="text-muted">
      <Trans>
        We sent a 6-digit code to{' '}
        <span className="unbroken">
          <bdi dir="ltr" className="font-semibold text-ink" translate="no">
            {email}
          </bdi>
          .
        </span>
      </Trans>
    </p>
  );
}

/**
 * Shows the code in development, to save a look into the inbox; in production the server never
 * sends it.
 */
export function DevelopmentCode({ code }: { code: string }) {
  return (
    <Notice>
      <Trans>
        Development mode: your code is{' '}
        <bdi dir="ltr" className="font-semibold">
          {code}
        </bdi>
      </Trans>
    </Notice>
  );
}
