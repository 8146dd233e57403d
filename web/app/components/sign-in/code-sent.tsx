import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrimaryAction } from '../../ui/primary-action.tsx';

interface ActionsProps {
  /** The code is being checked. */
  checking: boolean;
  /** Another code is being sent. */
  sending: boolean;
  empty: boolean;
  onBack: () => void;
  onAgain: () => void;
}

/** The buttons below the code. */
export function CodeActions({ checking, sending, empty, onBack, onAgain }: ActionsProps) {
  return (
    <>
      <PrimaryAction type="submit" busy={checking} disabled={empty}>
        <Trans>Verify</Trans>
      </PrimaryAction>
      <div className="-mx-3 flex flex-wrap justify-between gap-2">
        <Button tone="quiet" className="px-3!" onClick={onBack}>
          <Trans>Back to email</Trans>
        </Button>
        <Button tone="quiet" className="px-3!" onClick={onAgain} disabled={sending || checking}>
          <Trans>Send a new code</Trans>
        </Button>
      </div>
    </>
  );
}

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
