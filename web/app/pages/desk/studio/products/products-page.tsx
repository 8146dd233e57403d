import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useListRetailProductsQuery } from '../../../../state/api/calls/desk/money/retail-products.ts';
import { deskTitle } from '../../frame/desk-title.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { StockSign } from '../../frame/words/stock-sign.tsx';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { PlannedChanges } from '../planned-changes.tsx';
import { StudioList } from '../studio-list.tsx';
import { ProductForm } from './product-form.tsx';

export const meta = deskTitle(msg`Products`);

/** What is sold over the counter, in the studio's order, with the stock of each branch. */
export default function ProductsPage() {
  const { t: say } = useLingui();
  const list = useListRetailProductsQuery();
  const { nameOf } = useBranchNames();
  return (
    <StudioList
      title={say`Products`}
      add={<Trans>New product</Trans>}
      beside={
        <>
          <Link to={paths.deskImport} className="desk-tool desk-edged">
            <Trans>Import</Trans>
          </Link>
          <Link to={paths.deskStock} className="desk-tool desk-edged">
            <Trans>Receive and count</Trans>
          </Link>
        </>
      }
      list={list}
      empty={{
        title: <Trans>No products yet.</Trans>,
        about: (
          <Trans>
            What you sell over the counter stands here with its price, bar code and stock.
          </Trans>
        ),
      }}
      form={(opened) => <ProductForm {...opened} />}
      above={<PlannedChanges subject="product" />}
      columns={[
        [say`Price`, ({ price }) => deskAmount(price)],
        [
          say`Bar code`,
          ({ bar_code: code }) =>
            code ? (
              <bdi dir="ltr" className="unbroken">
                {code}
              </bdi>
            ) : (
              '–'
            ),
        ],
        [
          say`In stock`,
          ({ stock }) =>
            stock.length === 0 ? (
              '–'
            ) : (
              <ul className="desk-table-wide grid gap-1">
                {stock.map((level) => (
                  <li key={level.location} className="flex flex-wrap items-center gap-x-2">
                    <bdi className="text-muted">{nameOf(level.location)}</bdi>
                    <StockSign {...level} />
                  </li>
                ))}
              </ul>
            ),
        ],
      ]}
    />
  );
}
