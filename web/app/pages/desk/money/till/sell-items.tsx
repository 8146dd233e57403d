import type {
  Company,
  Sale,
  SaleLineInput,
  TippableTherapist,
} from '@limber/contract/desk/money/till-values.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSellAtTillMutation } from '../../../../state/api/calls/desk/money/till.ts';
import { useReadSignInQuery } from '../../../../state/api/desk-api.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { FindPerson, type Person } from '../../frame/find/find-person.tsx';
import { CompanyFields, isComplete, NO_COMPANY, trimmedCompany } from './company-fields.tsx';
import { PaymentForm, type Tender } from './payment-form.tsx';
import { readPrice, type TypedPrice } from './read-typed-price.ts';
import { type SaleItem, SaleLines } from './sale-lines.tsx';
import { giversOf, type Item } from './session-bill.ts';
import { sayTaken } from './toast-other-desk-first.ts';
import type { Parts } from './use-payment-parts.ts';

interface Props {
  location: string;
  /** Undefined: products are sold to a person who is not named. */
  clientId: number | undefined;
  items: readonly SaleItem[];
  onItems(items: SaleItem[]): void;
  onDrop?(item: SaleItem): void;
  sessions?: readonly { id: string; text: string }[];
  parts: Parts;
  keysOn: boolean;
  /** Therapist for the tip; left out: the therapist of the sessions in the sale. */
  giver?: TippableTherapist | undefined;
  focused?: boolean;
  onSold(sale: Sale): void;
  /** Beside the methods of payment. */
  otherWay?: ReactNode;
  /** Between the items and the payment. */
  children?: ReactNode;
}

/** A new sale: its lines, the payer, and the payment. */
export function SellItems(props: Props) {
  const { location, clientId, items, onItems, onDrop, sessions, parts, keysOn, giver } = props;
  const { focused, onSold, otherWay, children } = props;
  const { t } = useLingui();
  const mostPercent = useReadSignInQuery().data?.reduction_percent ?? 0;
  const [payer, setPayer] = useState<Person | 'asked' | null>(null);
  const [company, setCompany] = useState<Company | null>(null);
  const [sell, { isLoading, error }] = useSellAtTillMutation();
  const { dueMinor, isHeld, lines } = readItems(items, mostPercent);
  const payerId = payer && payer !== 'asked' ? payer.id : clientId;

  async function settle({ payments, tips }: Tender) {
    const by = {
      ...(clientId !== undefined && { client_id: clientId }),
      ...(payerId !== undefined && payerId !== clientId && { payer_id: payerId }),
    };
    const { data, error: refused } = await sell({
      location,
      ...by,
      ...(company && { buyer: trimmedCompany(company) }),
      lines,
      payments,
      tips,
    });
    if (!data) {
      sayTaken(refused);
      return;
    }
    parts.clear();
    setPayer(null);
    setCompany(null);
    onSold(data);
  }

  return (
    <PaymentForm
      {...{ dueMinor, payerId, parts, keysOn, giver }}
      givers={giversOf(items)}
      isHeld={isHeld || payer === 'asked' || (company !== null && !isComplete(company))}
      {...(focused !== undefined && { focused })}
      busy={isLoading}
      error={error}
      onSettle={settle}
      otherWay={otherWay}
    >
      <SaleLines
        items={items}
        mostPercent={mostPercent}
        onChange={onItems}
        {...(onDrop && { onDrop })}
        {...(sessions && { sessions })}
      />
      {children}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {clientId !== undefined && payer === null && (
          <DeskButton onClick={() => setPayer('asked')}>
            <Trans>Somebody else pays</Trans>
          </DeskButton>
        )}
        {company === null && (
          <DeskButton onClick={() => setCompany(NO_COMPANY)}>
            <Trans>Invoice to a company</Trans>
          </DeskButton>
        )}
      </div>
      {payer !== null && (
        <FindPerson
          label={t`Who pays`}
          chosen={payer === 'asked' ? null : payer}
          onChoose={setPayer}
          onLeave={() => setPayer(null)}
        />
      )}
      {company !== null && (
        <CompanyFields
          company={company}
          onChange={setCompany}
          payerId={payerId}
          onLeave={() => setCompany(null)}
        />
      )}
    </PaymentForm>
  );
}

interface Priced extends Item {
  readonly lower: TypedPrice | null;
  readonly firstSession?: string;
}

/** Total of several items, whether every price is valid, and the lines for the request. */
function readItems(items: readonly Priced[], mostPercent: number) {
  const read = items.map((item) => ({
    item,
    ...readPrice(item.listMinor, item.lower, mostPercent),
  }));
  return {
    dueMinor: read.reduce((sum, { minor }) => sum + minor, 0),
    isHeld: read.some(({ problem }) => problem !== null),
    lines: read.map(({ item, minor }) => lineOf(item, minor)),
  };
}

function lineOf({ asked, listMinor, lower, firstSession }: Priced, minor: number): SaleLineInput {
  return {
    ...asked,
    ...(firstSession !== undefined && { first_session: firstSession }),
    ...(minor < listMinor && { price: amountOf(minor), reason: lower?.reason.trim() ?? '' }),
  };
}
