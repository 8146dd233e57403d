import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { OwnGiftCard } from '@limber/contract/paying/gift-cards.ts';
import type { Ways } from '@limber/contract/payments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { GiftCardCode } from '../../../components/paying/gift-card-code.tsx';
import { formatAmount } from '../../../lib/format-amount.ts';
import { paths } from '../../../paths.ts';
import { useListOwnGiftCardsQuery } from '../../../state/api/calls/paying/gift-cards.ts';
import { selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { settling } from '../confirm/settling.tsx';
import type { BookingForm } from '../form/form.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import type { Price } from '../summary/price-of-booking.ts';
import { chosenWay } from './use-ways-to-pay.ts';

interface Props {
  form: BookingForm;
  act: FormDispatch;
  price: Price;
  ways: Ways | null | undefined;
}

/** The gift cards of a client, one of which pays what it can, and the code of another one. */
export function GiftCardChoice({ form, act, price, ways }: Props) {
  const signedIn = useAppSelector(selectSignedIn);
  // Something may have been paid with a card since.
  const { data, isLoading } = useListOwnGiftCardsQuery(undefined, {
    skip: !signedIn,
    refetchOnMountOrArgChange: true,
  });
  const [adds, setAdds] = useState(false);
  const [added, setAdded] = useState<OwnGiftCard>();
  const listed = data?.cards ?? [];
  // The list does not name it before it is read again.
  const isUnlisted = added !== undefined && !listed.some(({ id }) => id === added.id);
  const cards = isUnlisted ? [...listed, added] : listed;
  // A card for a package pays for nothing else.
  const usable = cards.filter(({ balance, package: pack }) => balance > 0 && pack === null);
  const chosen = usable.find(({ id }) => id === form.giftCard?.id);
  const choose = (card: OwnGiftCard | undefined) =>
    act({
      type: 'payBy',
      means: { giftCard: card ? { id: card.id, balance: card.balance } : null },
    });
  const isStale = data !== undefined && form.giftCard?.balance !== chosen?.balance;
  useEffect(() => {
    if (isStale) choose(chosen);
  });
  if (!signedIn || !data) return isLoading && settling;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">
        <Trans>Gift card</Trans>
      </legend>
      {usable.map((card) => (
        <Checkbox
          key={card.id}
          checked={card === chosen}
          onChange={({ target }) => choose(target.checked ? card : undefined)}
        >
          <Words card={card} />
        </Checkbox>
      ))}
      {chosen && (
        <Paid card={chosen} total={price.total} isOnline={chosenWay(form, ways) === 'online'} />
      )}
      {added?.package && (
        <p className="text-muted">
          <Trans>
            This gift card is for a package. You redeem it in your{' '}
            <Link
              to={`${paths.settings}#gift-cards`}
              className="font-semibold text-primary underline underline-offset-4"
            >
              profile
            </Link>
            , and book with the package then.
          </Trans>
        </p>
      )}
      {adds ? (
        <GiftCardCode
          onAdded={(card) => {
            setAdds(false);
            setAdded(card);
            if (card.balance > 0 && card.package === null) choose(card);
          }}
        />
      ) : (
        <div>
          <Button tone="quiet" className="-ms-3 px-3!" onClick={() => setAdds(true)}>
            {usable.length > 0 ? (
              <Trans>Another gift card</Trans>
            ) : (
              <Trans>Pay with a gift card</Trans>
            )}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Words({ card: { balance, last_four, from_name } }: { card: OwnGiftCard }) {
  const left = formatAmount(balance);
  return (
    <span className="grid">
      <span className="font-semibold">
        <Trans>
          Pay with the gift card{' '}
          <bdi dir="ltr" translate="no">
            …{last_four}
          </bdi>
        </Trans>
      </span>
      <span className="text-sm text-muted">
        {from_name === null ? (
          <Trans>{left} left</Trans>
        ) : (
          <Trans>
            {left} left, from <bdi>{from_name}</bdi>
          </Trans>
        )}
      </span>
    </span>
  );
}

/** What the card pays of the price, what is left, and where it goes when the session is cancelled. */
function Paid({ card, total, isOnline }: { card: OwnGiftCard; total: number; isOnline: boolean }) {
  const { t } = useLingui();
  const paidMinor = Math.min(minorOf(card.balance), minorOf(total));
  const leftMinor = minorOf(total) - paidMinor;
  const [paid, left] = [paidMinor, leftMinor].map((minor) => formatAmount(amountOf(minor)));
  return (
    <p className="text-muted">
      {leftMinor === 0
        ? t`The gift card pays all of it.`
        : isOnline
          ? t`The gift card pays ${paid}, and the rest of what is due now is paid online.`
          : t`The gift card pays ${paid}, and ${left} are left for the studio.`}{' '}
      {t`If you cancel in time, the money goes back to the card by itself.`}
    </p>
  );
}
