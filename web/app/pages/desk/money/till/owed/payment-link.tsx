import type { OwedThing } from '@limber/contract/desk/money/payment-links.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReadSignInQuery } from '../../../../../state/api/desk-api.ts';
import { lazyPart } from '../../../../../ui/lazy/lazy-part.tsx';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import { DeskButton } from '../../../frame/desk-button.tsx';

const PaymentLinkTools = lazyPart(
  async () => (await import('./payment-link-tools.tsx')).PaymentLinkTools,
);

interface Props {
  thing: OwedThing;
  /** Whose it is and what for, for a screen reader; left out where it stands beside it. */
  about?: string;
  /** Looks like a method of payment, beside them. */
  asMethod?: boolean;
}

/**
 * Opens the link by which a client pays something online; renders nothing where nobody takes
 * payments online.
 */
export function PaymentLink({ thing, about, asMethod = false }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { data: who } = useReadSignInQuery();
  if (!who?.takes_online) return null;
  return (
    <>
      {asMethod ? (
        <button type="button" onClick={() => setOpen(true)} className="till-method">
          <Trans>Payment link</Trans>
        </button>
      ) : (
        <DeskButton
          look="plain"
          onClick={() => setOpen(true)}
          aria-label={about && t`Payment link: ${about}`}
          className="shrink-0 text-primary"
        >
          <Trans>Payment link</Trans>
        </DeskButton>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Payment link</Trans>}
        closeLabel={t`Close`}
      >
        <PaymentLinkTools thing={thing} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
