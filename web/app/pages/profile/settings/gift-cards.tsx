import type { GiftCardState, OwnGiftCard } from '@limber/contract/paying/gift-cards.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { GiftCardCode } from '../../../components/paying/gift-card-code.tsx';
import { formatDay } from '../../../lib/dates.ts';
import { formatAed } from '../../../lib/format-amount.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';

const stateWords: Readonly<Record<GiftCardState, MessageDescriptor>> = {
  usable: msg`Can be used`,
  used_up: msg`Used up`,
  expired: msg`Expired`,
  void: msg`Void`,
};

/** The gift cards that a client keeps, and the code of another one. */
export function GiftCards({ cards, offered }: { cards: readonly OwnGiftCard[]; offered: boolean }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5">
      {cards.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {cards.map((card) => (
            <li key={card.id} className="grid gap-1 rounded-card border border-hairline p-4">
              <strong className="text-xl tabular-nums">{formatAed(card.balance)}</strong>
              <span className="text-muted">
                {t(stateWords[card.state])} ·{' '}
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
            </li>
          ))}
        </ul>
      )}
      <GiftCardCode
        onAdded={({ balance }) => showToast('success', t`On your gift card: ${formatAed(balance)}`)}
      />
      {offered && (
        <p>
          <Link
            to={paths.giftCards}
            className="font-semibold text-primary underline underline-offset-4"
          >
            <Trans>Give a gift card</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
