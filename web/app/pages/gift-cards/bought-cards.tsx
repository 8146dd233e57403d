import type { BoughtGiftCard } from '@limber/contract/paying/gift-cards.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGiftPackageText } from '../../components/paying/use-gift-package-text.ts';
import { dayOfInstant, formatDay } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/format-amount.ts';
import { saveFrom } from '../../lib/save-file.ts';
import {
  useListBoughtGiftCardsQuery,
  usePrintBoughtGiftCardMutation,
} from '../../state/api/calls/paying/gift-cards.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';

/** The gift cards that a client bought, each to be printed. */
export function BoughtCards() {
  const { data } = useListBoughtGiftCardsQuery();
  if (!data?.cards.length) return null;
  return (
    <section className="grid gap-5 border-t border-hairline pt-10">
      <h2 className="text-2xl font-bold">
        <Trans>Cards that you bought</Trans>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data.cards.map((card) => (
          <Bought key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Bought({ card }: { card: BoughtGiftCard }) {
  const { t } = useLingui();
  const packageText = useGiftPackageText();
  const [print, { isLoading }] = usePrintBoughtGiftCardMutation();
  async function save() {
    const { data } = await print({ id: card.id });
    if (data) saveFrom(data, 'gift-card.pdf');
    else showToast('error', t`The card could not be made into a file. Please try again.`);
  }
  const day = (instant: string) => formatDay(dayOfInstant(instant));
  return (
    <li className="grid content-start justify-items-start gap-1 rounded-card border border-hairline bg-surface p-5">
      {card.package ? (
        <strong className="text-xl">{packageText(card.package)}</strong>
      ) : (
        <strong className="text-2xl tabular-nums">{formatAmount(card.amount)}</strong>
      )}
      {card.to_name && (
        <span>
          <Trans>
            For <bdi>{card.to_name}</bdi>
          </Trans>
        </span>
      )}
      <span className="text-muted">
        {card.is_void ? (
          <Trans>Void</Trans>
        ) : card.sent_at ? (
          <Trans>Sent on {day(card.sent_at)}</Trans>
        ) : card.send_at ? (
          <Trans>Will be sent on {day(card.send_at)}</Trans>
        ) : (
          <Trans>Bought on {day(card.bought_at)}</Trans>
        )}
      </span>
      {!card.is_void && (
        <Button tone="secondary" className="mt-3" busy={isLoading} onClick={save}>
          <Trans>Print</Trans>
        </Button>
      )}
    </li>
  );
}
