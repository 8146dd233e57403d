import type { StockedProduct } from '@limber/contract/desk/money/stock.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../../paths.ts';
import { DeskInput } from '../../../frame/fields/desk-field.tsx';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { StockSign } from '../../../frame/words/stock-sign.tsx';
import { useNameInLanguage } from '../../../frame/words/use-name-in-language.ts';

/** As many tiles as fit without scrolling; the others are found by name or bar code. */
const MOST_TILES = 9;

interface Props {
  location: string;
  /** What the branch sells, most sold first. */
  products: readonly StockedProduct[];
  onAdd(product: StockedProduct): void;
  /** The last tile. */
  last?: ReactNode;
}

/** Products of the branch as tiles, the most sold first, and what is low. */
export function ProductTiles({ location, products, onAdd, last }: Props) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const [typed, setTyped] = useState('');
  const low = products.filter((each) => each.low).length;
  const wanted = typed.trim().toLowerCase();
  const found = products.filter(
    ({ name, bar_code: code }) =>
      [name.en, name.ar].some((word) => word.toLowerCase().includes(wanted)) || code === wanted,
  );
  if (products.length === 0) return last;
  const shown = found.slice(0, MOST_TILES);
  return (
    <section aria-labelledby="till-products" className="grid gap-2">
      <h3
        id="till-products"
        className="flex flex-wrap items-center justify-between gap-x-3 text-sm"
      >
        <span className="font-semibold text-muted">
          <Trans>Products</Trans>
        </span>
        {low > 0 && (
          <Link
            to={`${paths.deskStock}?location=${encodeURIComponent(location)}`}
            className="link inline-flex min-h-11 items-center lg:min-h-8"
          >
            <Plural value={low} one="# is low or needs a count" other="# are low or need a count" />
          </Link>
        )}
      </h3>
      {products.length > MOST_TILES && (
        <DeskInput
          label={<Trans>Find a product</Trans>}
          type="search"
          value={typed}
          maxLength={60}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            const [only] = found;
            if (event.key !== 'Enter' || found.length !== 1 || !only) return;
            event.preventDefault();
            setTyped('');
            onAdd(only);
          }}
        />
      )}
      <ul className="till-tiles">
        {shown.map((product) => (
          <li key={product.product_id}>
            <button type="button" onClick={() => onAdd(product)} className="till-tile">
              <bdi className="font-semibold [overflow-wrap:anywhere]">{named(product.name)}</bdi>
              <span className="flex flex-wrap items-center justify-between gap-x-2">
                <span>{deskAmount(product.price)}</span>
                {product.pieces !== null && (
                  <span className="text-sm text-muted">
                    <StockSign {...product} />
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
      {shown.length === 0 && (
        <p role="status" className="text-muted">
          {t`No product is called so.`}
        </p>
      )}
    </section>
  );
}
