import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useListStockQuery } from '../../../../state/api/calls/desk/money/stock.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { StockSign } from '../../frame/words/stock-sign.tsx';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { pollEveryMinute } from '../till/page/poll-every-minute.ts';

/** Products of a branch that are low or need a count; nothing where there are none. */
export function LowStock({ location }: { location: string }) {
  const named = useNameInLanguage();
  const { currentData, isError, refetch } = useListStockQuery({ location }, pollEveryMinute);
  const low = currentData?.filter((each) => each.low && !each.retired) ?? [];
  const isFailed = isError && !currentData;
  if (!isFailed && low.length === 0) return null;
  return (
    <section aria-labelledby="tasks-stock" className="grid gap-3">
      <h2 id="tasks-stock" className="type-3">
        <Trans>Low stock</Trans>
      </h2>
      {isFailed && (
        <ErrorState title={<Trans>The stock could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {low.length > 0 && (
        <div className="till-box">
          <ul className="grid gap-1">
            {low.map(({ product_id: id, name, ...stock }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
                <bdi className="[overflow-wrap:anywhere]">{named(name)}</bdi>
                <StockSign {...stock} />
              </li>
            ))}
          </ul>
          <p className="font-medium">
            <Trans>Order or count them. It closes by itself once enough came in.</Trans>
          </p>
          <Link
            to={`${paths.deskStock}?location=${encodeURIComponent(location)}`}
            className="desk-tool desk-main-tool justify-self-start"
          >
            <Trans>Open the stock</Trans>
          </Link>
        </div>
      )}
    </section>
  );
}
