import type { StockedProduct } from '@limber/contract/desk/money/stock.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useListStockQuery } from '../../../../state/api/calls/desk/money/stock.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { StockSign } from '../../frame/words/stock-sign.tsx';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { useBranch } from '../till/page/use-branch.ts';
import { PageOfBranch } from '../till/page-of-branch.tsx';
import { ReceiveOrCount } from './receive-or-count.tsx';
import { StockHistory } from './stock-history.tsx';

export const meta = deskTitle(msg`Stock`);

/** What a branch has of each product: what came in, what was counted, and what is low. */
export default function StockPage() {
  const { t: say } = useLingui();
  const named = useNameInLanguage();
  const at = useBranch();
  const { location } = at;
  const [opened, setOpened] = useState<number | null>(null);
  const list = useListStockQuery({ location: location ?? '' }, { skip: !location });
  const { currentData: products } = list;
  const product = products?.find((each) => each.product_id === opened);
  return (
    <PageOfBranch at={at} title={<Trans>Stock</Trans>}>
      {!products && (
        <LoadingOrFailed of={list} failed={<Trans>The stock could not be loaded.</Trans>} />
      )}
      {products?.length === 0 && (
        <EmptyState
          title={<Trans>There are no products yet. A manager adds them under Studio.</Trans>}
        />
      )}
      {products && products.length > 0 && (
        <DeskTable
          name={say`Stock`}
          named
          columns={[
            { word: say`Product` },
            { word: say`In stock` },
            { word: say`Sold in 90 days`, figure: true },
          ]}
          rows={[...products]
            .sort((one, other) => urgency(one) - urgency(other))
            .map((each) => ({
              key: each.product_id,
              className: each.retired ? 'text-muted' : undefined,
              cells: [
                <button
                  key="name"
                  type="button"
                  onClick={() => setOpened(each.product_id)}
                  className="desk-link"
                >
                  <bdi>{named(each.name)}</bdi>
                </button>,
                <StockSign key="stock" {...each} />,
                each.sold,
              ],
            }))}
        />
      )}
      {location && product && (
        <Dialog
          open
          onClose={() => setOpened(null)}
          title={<bdi>{named(product.name)}</bdi>}
          closeLabel={say`Close`}
        >
          <div className="grid gap-5">
            <ReceiveOrCount
              key={`${product.product_id} ${product.pieces}`}
              location={location}
              product={product}
            />
            <StockHistory location={location} productId={product.product_id} />
          </div>
        </Dialog>
      )}
    </PageOfBranch>
  );
}

/** What needs a count comes first, then what is low. */
function urgency({ pieces, low }: StockedProduct): number {
  if (pieces !== null && pieces < 0) return 0;
  return low ? 1 : 2;
}
