import type { TillOffer } from '@limber/contract/desk/money/till.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useListOffersQuery } from '../../../../../state/api/calls/desk/money/till.ts';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';

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
    <ul className="till-tiles">
      {offers.map((offer) => {
        const { package_balance_id: id, name, minutes, price, list_price } = offer;
        const whole =
          minutes === null
            ? name
            : t`${name}, ${plural(minutes, { one: '# min', other: '# min' })}`;
        return (
          <li key={id}>
            <button type="button" onClick={() => onAdd(offer, whole)} className="till-tile">
              <span className="grid [overflow-wrap:anywhere]">
                <bdi className="font-semibold">{name}</bdi>
                <span className="text-sm text-muted">
                  {minutes === null ? (
                    <Trans>Unlimited</Trans>
                  ) : (
                    <Plural value={minutes} one="# min" other="# min" />
                  )}
                </span>
              </span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                <strong>{deskAmount(price)}</strong>
                {price < list_price && (
                  <s className="text-sm text-muted">{deskAmount(list_price)}</s>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
