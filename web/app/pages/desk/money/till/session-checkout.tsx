import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import type { Sale, TippableTherapist } from '@limber/contract/desk/money/till-values.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Dot } from '../../../../ui/dot.tsx';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { PayRest } from './pay-rest.tsx';
import type { SaleItem } from './sale-lines.tsx';
import { SellItems } from './sell-items.tsx';
import type { Item, SessionBill } from './session-bill.ts';
import type { Parts } from './use-payment-parts.ts';
import { WithDrawer } from './with-drawer.tsx';

interface Props {
  booking: DayBooking;
  /** The session's therapist; undefined if unknown. */
  giver: TippableTherapist | undefined;
  bill: SessionBill;
  /** The client's other debts. */
  others: readonly Item[];
  parts: Parts;
  keysOn: boolean;
  onPaid(sale: Sale): void;
  /** Beside the methods of payment. */
  otherWay: ReactNode;
}

/** Takes the payment for a session, or a tip for one that is paid. */
export function SessionCheckout(props: Props) {
  const { booking, giver, bill, others, parts, keysOn, onPaid, otherWay } = props;
  const { location } = booking;
  const rest = { parts, keysOn, giver, onPaid, otherWay };
  const owed = bill.kind === 'sold' && bill.sale.due > 0 ? bill.sale : undefined;
  return (
    <WithDrawer location={owed?.location ?? location}>
      {owed ? (
        <PayRest sale={owed} {...rest} />
      ) : bill.kind === 'open' ? (
        <OpenItem booking={booking} item={bill.item} others={others} {...rest} />
      ) : (
        <OnlyTip booking={booking} {...rest} />
      )}
    </WithDrawer>
  );
}

interface PartProps {
  booking: DayBooking;
  parts: Parts;
  keysOn: boolean;
  giver: TippableTherapist | undefined;
  onPaid(sale: Sale): void;
  otherWay: ReactNode;
}

function OpenItem(props: PartProps & { item: Item; others: readonly Item[] }) {
  const { booking, item, others, parts, keysOn, giver, onPaid, otherWay } = props;
  const [items, setItems] = useState<SaleItem[]>([{ ...item, lower: null }]);
  const take = (other: Item, taken: boolean) =>
    setItems((all) =>
      taken ? [...all, { ...other, lower: null }] : all.filter(({ key }) => key !== other.key),
    );
  return (
    <SellItems
      location={booking.location}
      clientId={booking.client.id}
      items={items}
      onItems={setItems}
      parts={parts}
      keysOn={keysOn}
      giver={giver}
      focused
      onSold={onPaid}
      otherWay={otherWay}
    >
      {others.length > 0 && (
        <fieldset>
          <legend className="text-sm text-muted">
            <Trans>Also owed; can be paid together</Trans>
          </legend>
          {others.map((other) => (
            <Checkbox
              key={other.key}
              checked={items.some(({ key }) => key === other.key)}
              onChange={(event) => take(other, event.target.checked)}
            >
              <bdi>{other.name}</bdi>
              <Dot />
              {deskAmount(amountOf(other.listMinor))}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </SellItems>
  );
}

const none: SaleItem[] = [];

function OnlyTip({ booking, parts, keysOn, giver, onPaid }: PartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (parts.tips.length === 0) parts.addTip(giver?.therapist_id ?? null);
  }, []);
  return (
    <SellItems
      location={booking.location}
      clientId={booking.client.id}
      items={none}
      onItems={() => {}}
      parts={parts}
      keysOn={keysOn}
      giver={giver}
      onSold={onPaid}
    />
  );
}
