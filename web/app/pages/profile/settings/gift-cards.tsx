import type { GiftCardState, OwnGiftCard } from '@limber/contract/paying/gift-cards.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { GiftCardCode } from '../../../components/paying/gift-card-code.tsx';
import { useGiftPackageText } from '../../../components/paying/use-gift-package-text.ts';
import { formatDay } from '../../../lib/dates.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { paths } from '../../../paths.ts';
import { useRedeemOwnGiftCardMutation } from '../../../state/api/calls/paying/gift-cards.ts';
import { Button } from '../../../ui/button.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';

const stateWords: Readonly<Record<GiftCardState, MessageDescriptor>> = {
  usable: msg`Can be used`,
  used_up: msg`Used up`,
  expired: msg`Expired`,
  void: msg`Void`,
};

/** The gift cards that a client keeps, and the code of another one. */
export function GiftCards({ cards, offered }: { cards: readonly OwnGiftCard[]; offered: boolean }) {
  const { t } = useLingui();
  const packageText = useGiftPackageText();
  return (
    <div className="grid gap-5">
      {cards.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {cards.map((card) => (
            <li key={card.id} className="grid gap-1 rounded-card border border-hairline p-4">
              <strong className="text-xl tabular-nums">
                {card.package ? packageText(card.package) : formatAmount(card.balance)}
              </strong>
              <span className="text-muted">
                {t(stateWords[card.state])}
                <Dot />
                <bdi dir="ltr" translate="no">
                  …{card.last_four}
                </bdi>
              </span>
              {card.from_name && (
                <span className="text-muted">
                  <Trans>
                    From <bdi>{card.from_name}</bdi>
                  </Trans>
                </span>
              )}
              {card.state === 'usable' && card.expires_on && (
                <span className="text-muted">
                  <Trans>Valid until {formatDay(card.expires_on)}</Trans>
                </span>
              )}
              {card.package && card.state === 'usable' && <Redeem id={card.id} />}
            </li>
          ))}
        </ul>
      )}
      <GiftCardCode
        onAdded={({ balance, package: pack }) =>
          showToast(
            'success',
            pack
              ? t`Your gift card is for ${packageText(pack)}.`
              : t`On your gift card: ${formatAmount(balance)}`,
          )
        }
      />
      {offered && (
        <p>
          <Link
            to={paths.giftCards}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            <Trans>Give a gift card</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}

/** Makes the package of a card the client's own, after asking once: its days begin then. */
function Redeem({ id }: { id: number }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const [redeem, { error, isLoading }] = useRedeemOwnGiftCardMutation();
  async function send() {
    const { data } = await redeem({ id });
    if (data) showToast('success', t`The package is yours. You can book with it now.`);
  }
  if (!asks) {
    return (
      <Button tone="secondary" className="mt-3 justify-self-start" onClick={() => setAsks(true)}>
        <Trans>Redeem the package</Trans>
      </Button>
    );
  }
  return (
    <div className="mt-3 grid gap-3">
      <p>
        <Trans>The package becomes yours, and its days begin today.</Trans>
      </p>
      <FailureNotice error={error} />
      <DoOrKeep
        does={<Trans>Redeem now</Trans>}
        busy={isLoading}
        onDo={send}
        keeps={<Trans>Not now</Trans>}
        onKeep={() => setAsks(false)}
      />
    </div>
  );
}
