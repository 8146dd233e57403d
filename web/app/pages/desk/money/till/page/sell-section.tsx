import type { StockedProduct } from '@limber/contract/desk/money/stock.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useServerNow } from '../../../../../components/use-server-now.ts';
import { useReadDrawerQuery } from '../../../../../state/api/calls/desk/money/drawers.ts';
import { useListDueQuery } from '../../../../../state/api/calls/desk/money/owed.ts';
import { Dot } from '../../../../../ui/dot.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { DeskButton } from '../../../frame/desk-button.tsx';
import { FindPerson, type Person } from '../../../frame/find/find-person.tsx';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { deskShortMoment } from '../../../frame/words/desk-dates.ts';
import { PromisedLine } from '../../reports/promised-line.tsx';
import { CreditAtTill } from '../credit/credit-at-till.tsx';
import { isDue } from '../owed/owed-sums.ts';
import { OwedBackNotice } from '../owed/refund-link.tsx';
import { PayRest } from '../pay-rest.tsx';
import { ProductTiles } from '../products/product-tiles.tsx';
import { SaleDone } from '../sale-done.tsx';
import { SellItems } from '../sell-items.tsx';
import { GiftCardTile } from '../tiles/gift-card-tile.tsx';
import { WhoIsHere } from '../tiles/who-is-here.tsx';
import type { Parts } from '../use-payment-parts.ts';
import { WithDrawer } from '../with-drawer.tsx';
import { OfferList } from './offer-list.tsx';
import { GiftWords } from './other-payer-line.tsx';
import {
  added,
  begin,
  type OwedRow,
  offerItem,
  owedRows,
  type SaleInProgress,
} from './sale-in-progress.ts';

interface Props {
  location: string;
  taking: SaleInProgress | null;
  onTaking(taking: SaleInProgress | null): void;
  parts: Parts;
  keysOn: boolean;
  /** What the branch sells over the counter, most sold first; undefined: not loaded. */
  products: readonly StockedProduct[] | undefined;
  /** Loads them again, after that has failed. */
  onProductsAgain: (() => void) | undefined;
  onProduct(product: StockedProduct): void;
}

/** The client at the counter, what they buy or pay, and how. */
export function SellSection(props: Props) {
  const { location, taking, onTaking, parts, keysOn } = props;
  const { products, onProductsAgain, onProduct } = props;
  const { t } = useLingui();
  const done = useRef<HTMLParagraphElement>(null);
  const sale = taking?.done;
  // Kept rendered between two payments, so that keys after a press find their fields.
  useReadDrawerQuery({ location: taking?.rest?.location ?? location });
  useLayoutEffect(() => {
    if (sale) done.current?.focus();
  }, [sale]);
  return (
    <section aria-labelledby="till-sell" className="till-box">
      <h2 id="till-sell" className="text-lg font-semibold">
        <Trans>Sell and take</Trans>
      </h2>
      <FindPerson
        label={t`Client`}
        chosen={taking?.client ?? null}
        onChoose={(client) => {
          parts.clear();
          // A client may say who they are after their products were scanned.
          const products = sale ? [] : (taking?.items ?? []).filter(({ shelf }) => shelf);
          onTaking(client || products.length > 0 ? { ...begin(client), items: products } : null);
        }}
      />
      {!taking && (
        <WhoIsHere
          location={location}
          onTake={(taken) => {
            parts.clear();
            onTaking(taken);
          }}
        />
      )}
      {taking && sale && (
        <>
          <SaleDone sale={sale} headRef={done} />
          {sale.due > 0 && (
            <DeskButton onClick={() => onTaking({ ...taking, rest: sale, done: null })}>
              <Trans>Take the remaining amount</Trans>
            </DeskButton>
          )}
          <DeskButton look="main" onClick={() => onTaking(null)}>
            <Trans>Next sale</Trans>
          </DeskButton>
        </>
      )}
      {taking && !sale && (
        <WithDrawer location={taking.rest?.location ?? location}>
          {taking.rest ? (
            <PayRest
              key={taking.rest.id}
              sale={taking.rest}
              parts={parts}
              keysOn={keysOn}
              onPaid={(paid) => onTaking({ ...taking, rest: null, done: paid })}
            />
          ) : taking.client ? (
            <ForClient
              key={taking.client.id}
              {...{ location, taking, onTaking, parts, keysOn }}
              client={taking.client}
            />
          ) : (
            <ItemsOfSale {...{ location, taking, onTaking, parts, keysOn }} />
          )}
        </WithDrawer>
      )}
      {!products && onProductsAgain && (
        <ErrorState
          title={<Trans>The products could not be loaded.</Trans>}
          onRetry={onProductsAgain}
        />
      )}
      {products && !sale && !taking?.rest && (
        <ProductTiles
          location={location}
          products={products}
          onAdd={onProduct}
          last={!taking && <GiftCardTile location={location} />}
        />
      )}
      {!products && !taking && <GiftCardTile location={location} />}
    </section>
  );
}

type Selling = Pick<Props, 'location' | 'onTaking' | 'parts' | 'keysOn'> & {
  taking: SaleInProgress;
};

/** What is being sold, and its payment. */
function ItemsOfSale({
  taking,
  onTaking,
  sessions,
  ...more
}: Selling & { sessions?: readonly { id: string; text: string }[] }) {
  const { client, items } = taking;
  if (items.length === 0) return null;
  return (
    <SellItems
      {...more}
      clientId={client?.id}
      items={items}
      onItems={(changed) => onTaking({ ...taking, items: changed })}
      onDrop={(item) => {
        const left = items.filter(({ key }) => key !== item.key);
        onTaking(client || left.length > 0 ? { ...taking, items: left } : null);
      }}
      {...(sessions && { sessions })}
      focused
      onSold={(sale) => onTaking({ ...taking, items: [], done: sale })}
    />
  );
}

/** What a client owes and can buy, and the sale made of it. */
function ForClient({ client, ...selling }: Selling & { client: Person }) {
  const { location, taking, onTaking } = selling;
  const { items } = taking;
  const [sold, setSold] = useState(0);
  const {
    currentData: due,
    isError,
    refetch,
  } = useListDueQuery({ client_id: client.id }, { refetchOnMountOrArgChange: true });
  const isIn = (key: string) => items.some((item) => item.key === key);
  const now = useServerNow();
  const rows = due ? owedRows(due).filter(({ key }) => !isIn(key)) : [];
  const isToCome = (row: OwedRow) => row.isSession && !isDue(row, now);
  const groups = [
    {
      key: 'now',
      title: <Trans>Not paid yet</Trans>,
      rows: rows.filter((row) => !isToCome(row)),
    },
    {
      key: 'later',
      title: <Trans>Due for upcoming sessions</Trans>,
      rows: rows.filter(isToCome),
    },
  ];
  const sessions = (due?.bookings ?? [])
    .filter(({ booking_id, difference }) => !isIn(booking_id) && !difference)
    .map((each) => ({
      id: each.booking_id,
      text: `${deskShortMoment(each.at)} · ${each.name}`,
    }));
  return (
    <>
      <ItemsOfSale {...selling} sessions={sessions} />
      {isError && (
        <ErrorState title={<Trans>The money could not be loaded.</Trans>} onRetry={refetch} />
      )}
      <OwedBackNotice back={due?.back ?? []} />
      <CreditAtTill clientId={client.id} location={location} />
      {groups.map(
        ({ key, title, rows }) =>
          rows.length > 0 && (
            <OwedGroup
              key={key}
              title={title}
              rows={rows}
              seenBy={client.id}
              onTake={({ taking: its }) =>
                onTaking(its.rest ? its : { ...taking, items: [...items, ...its.items] })
              }
            />
          ),
      )}
      <div>
        <h3 className="mb-1 text-sm font-semibold text-muted">
          <Trans>Packages</Trans>
        </h3>
        <PromisedLine location={location} />
        <OfferList
          clientId={client.id}
          onAdd={(offer, name) => {
            setSold(sold + 1);
            onTaking({ ...taking, items: [...items, added(offerItem(offer, name, sold))] });
          }}
        />
      </div>
    </>
  );
}

interface GroupProps {
  title: ReactNode;
  rows: readonly OwedRow[];
  /** The client at the counter. */
  seenBy: number;
  onTake(row: OwedRow): void;
}

/** Items that a press adds to the sale, or pays. */
function OwedGroup({ title, rows, seenBy, onTake }: GroupProps) {
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold text-muted">{title}</h3>
      <ul className="till-rows">
        {rows.map((row) => (
          <li key={row.key}>
            <button type="button" onClick={() => onTake(row)} className="till-row">
              <span className="min-w-0 grow text-start [overflow-wrap:anywhere]">
                <bdi>{row.name}</bdi>
                <span className="text-muted">
                  <Dot />
                  {deskShortMoment(row.at)}
                </span>
                {row.payer && (
                  <span className="block truncate text-sm text-muted">
                    <GiftWords client={row.client} payer={row.payer} seenBy={seenBy} />
                  </span>
                )}
              </span>
              <strong className="shrink-0">{deskAmount(row.amount)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
