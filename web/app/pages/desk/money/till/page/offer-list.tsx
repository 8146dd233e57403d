import type { TillOffer } from '@limber/contract/desk/money/till.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useListOffersQuery } from '../../../../../state/api/calls/desk/money/till.ts';
import { Dot } from '../../../../../ui/dot.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { deskAed } from '../../../frame/words/desk-amounts.ts';

interface Props {
  clientId: number;
  onAdd(offer: TillOffer, name: string): void;
}

/** The packages on sale for a client, at their price. */
export function OfferList({ clientId, onAdd }: Props) {
  const { t } = useLingui();
  const { currentData: offers, isError, refetch } = useListOffersQuery({ client_id: clientId });
  if (!offers) {
    if (!isError) return null;
    return (
      <ErrorState title={<Trans>The packages could not be loaded.</Trans>} onRetry={refetch} />
    );
  }
  return (
    <ul className="till-rows">
      {offers.map((offer) => {
        const { package_balance_id: id, name, minutes, price, list_price } = offer;
        const whole =
          minutes === null
            ? name
            : t`${name}, ${plural(minutes, { one: '# min', other: '# min' })}`;
        return (
          <li key={id}>
            <button type="button" onClick={() => onAdd(offer, whole)} className="till-row">
              <span className="min-w-0 grow text-start [overflow-wrap:anywhere]">
                <bdi>{name}</bdi>
                <span className="whitespace-nowrap text-muted">
                  <Dot />
                  {minutes === null ? (
                    <Trans>Unlimited</Trans>
                  ) : (
                    <Plural value={minutes} one="# min" other="# min" />
                  )}
                </span>
              </span>
              {price < list_price && (
                <s className="shrink-0 text-sm text-muted">{deskAed(list_price)}</s>
              )}
              <strong className="shrink-0">{deskAed(price)}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
