import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { tipsIn } from './refund-parts.ts';

const RefundForm = lazyPart(async () => (await import('./refund-form.tsx')).RefundForm);

/**
 * Refunds the tips of a sale without an invoice, which has no other page for that; renders nothing
 * for other sales.
 */
export function RefundTips({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const [isOpen, setAsked] = useState(false);
  if (sale.documents.length > 0 || sale.voided || tipsIn(sale).length === 0) return null;
  return (
    <>
      <DeskButton onClick={() => setAsked(true)} className="justify-self-start text-err">
        <Trans>Give the tip back</Trans>
      </DeskButton>
      <Dialog
        open={isOpen}
        onClose={() => setAsked(false)}
        title={<Trans>Give the tip back</Trans>}
        closeLabel={t`Close`}
      >
        <RefundForm
          sale={sale}
          owedToClient={[]}
          onRefunded={() => {
            setAsked(false);
            showToast('success', t`The tip was given back.`);
          }}
        />
      </Dialog>
    </>
  );
}
