import type { StockKind } from '@limber/contract/desk/money/stock.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListStockEntriesQuery } from '../../../../state/api/calls/desk/money/stock.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskMoment } from '../../frame/words/desk-dates.ts';

const kindWords: Readonly<Record<StockKind, MessageDescriptor>> = {
  received: msg`Came in`,
  counted: msg`Counted`,
  sold: msg`Sold`,
  returned: msg`Came back`,
};

/** What came in and went out of a product at a branch, latest first. */
export function StockHistory({ location, productId }: { location: string; productId: number }) {
  const { t } = useLingui();
  const list = useListStockEntriesQuery({ id: productId, location });
  const { currentData: entries } = list;
  return (
    <section aria-labelledby="stock-history">
      <h3 id="stock-history" className="mb-1 font-semibold">
        <Trans>History</Trans>
      </h3>
      {!entries && (
        <LoadingOrFailed of={list} failed={<Trans>The history could not be loaded.</Trans>} />
      )}
      {entries?.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing was received or counted here yet.</Trans>
        </p>
      )}
      <ul className="grid">
        {entries?.map(({ id, at, kind, pieces, balance, cost, reason, by }) => (
          <li key={id} className="grid gap-x-3 border-b border-hairline py-1.5">
            <span className="flex justify-between gap-3">
              <span className="font-semibold">{t(kindWords[kind])}</span>
              <span className="tabular-nums">
                <bdi dir="ltr">{pieces > 0 ? `+${pieces}` : pieces}</bdi>
                <Dot />
                <Trans>{balance} left</Trans>
              </span>
            </span>
            <span className="text-sm text-muted [overflow-wrap:anywhere]">
              {deskMoment(at)}
              <Dot />
              <bdi translate="no">{by}</bdi>
              {cost !== null && (
                <>
                  <Dot />
                  <Trans>{deskAmount(cost)} each</Trans>
                </>
              )}
              {reason && (
                <>
                  <Dot />
                  <bdi>{reason}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
