import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useReadClientCreditQuery } from '../../../../../state/api/calls/desk/money/credit.ts';
import { DeskButton } from '../../../frame/desk-button.tsx';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { CreditForm } from './credit-form.tsx';

/** What the client at the counter has on account; they can pay more onto it. */
export function CreditAtTill({ clientId, location }: { clientId: number; location: string }) {
  const { currentData: credit } = useReadClientCreditQuery({ id: clientId });
  const [paying, setPaying] = useState(false);
  if (!credit) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {credit.balance > 0 && (
          <p className="me-auto font-semibold">
            <Trans>On the account: {deskAmount(credit.balance)}</Trans>
          </p>
        )}
        <DeskButton aria-expanded={paying} onClick={() => setPaying(!paying)}>
          <Trans>Pay onto the account</Trans>
        </DeskButton>
      </div>
      {paying && (
        <CreditForm
          clientId={clientId}
          location={location}
          way="in"
          balance={credit.balance}
          onClose={() => setPaying(false)}
        />
      )}
    </div>
  );
}
