import type { SavedCard as Card } from '@limber/contract/paying/saved-card.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import {
  useAddCardMutation,
  useRemoveCardMutation,
} from '../../../state/api/calls/paying/saved-card.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';

/** The card that the provider of payments keeps for a client: added, replaced, removed. */
export function SavedCard({ card }: { card: Card | null }) {
  const { t } = useLingui();
  const [add, adding] = useAddCardMutation();
  const [remove, removing] = useRemoveCardMutation();
  const [asks, setAsks] = useState(false);
  const error = adding.error ?? removing.error;

  async function addOnPage() {
    removing.reset();
    const { data } = await add();
    if (data) window.location.assign(data.url);
  }

  async function removeNow() {
    adding.reset();
    const { data } = await remove();
    if (!data) return;
    setAsks(false);
    showToast('success', t`Your card is removed.`);
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-muted">
        <Trans>
          Your card stays with our payment provider. We know its last four digits alone, and take
          from it only what the terms of your bookings say, after we have told you.
        </Trans>
      </p>
      {card ? <CardLine card={card} /> : null}
      <FailureNotice error={error} />
      {asks ? (
        <div className="grid gap-3">
          <p>
            <Trans>Remove this card? Bookings that need one ask for it again.</Trans>
          </p>
          <DoOrKeep
            does={<Trans>Remove card</Trans>}
            tone="danger"
            busy={removing.isLoading}
            onDo={removeNow}
            keeps={<Trans>Keep it</Trans>}
            onKeep={() => setAsks(false)}
          />
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" busy={adding.isLoading} onClick={addOnPage}>
            {card ? <Trans>Replace card</Trans> : <Trans>Add a card</Trans>}
          </Button>
          {card && (
            <Button tone="secondary" onClick={() => setAsks(true)}>
              <Trans>Remove card</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function CardLine({ card: { brand, last_four: lastFour, ends_on: endsOn } }: { card: Card }) {
  const ends = `${endsOn.slice(5, 7)}/${endsOn.slice(0, 4)}`;
  return (
    <p className="flex items-center gap-3 rounded-control border border-hairline bg-surface px-4 py-3">
      <CreditCard aria-hidden="true" className="size-6 shrink-0 text-primary" />
      <span>
        <bdi dir="ltr" className="font-semibold capitalize" translate="no">
          {brand}
        </bdi>{' '}
        <Trans>
          that ends in{' '}
          <bdi dir="ltr" className="font-semibold tabular-nums">
            {lastFour}
          </bdi>
        </Trans>
        <span className="block text-sm text-muted">
          <Trans>
            Valid until{' '}
            <bdi dir="ltr" className="tabular-nums">
              {ends}
            </bdi>
          </Trans>
        </span>
      </span>
    </p>
  );
}
