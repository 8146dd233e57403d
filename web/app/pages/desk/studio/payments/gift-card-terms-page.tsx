import type { GiftCardsHere } from '@limber/contract/desk/money/gift-card-terms.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { paths } from '../../../../paths.ts';
import {
  useChangeGiftCardTermsMutation,
  useReadGiftCardTermsQuery,
} from '../../../../state/api/calls/desk/money/gift-card-terms.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { minorIn, typedMinor } from '../../frame/fields/money-text.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { History } from '../change-history.tsx';

export function meta() {
  return [{ title: t`Gift cards` }, { name: 'robots', content: 'noindex' }];
}

/** Whether the studio sells gift cards, and which. */
export default function GiftCardTermsPage() {
  const query = useReadGiftCardTermsQuery();
  const { data: terms } = query;
  return (
    <DeskPage
      back={{ to: paths.studioPayments, name: <Trans>Paying online</Trans> }}
      title={<Trans>Gift cards</Trans>}
      narrow
    >
      {terms ? (
        <TermsForm terms={terms} />
      ) : (
        <LoadingOrFailed of={query} failed={<Trans>The settings could not be loaded.</Trans>} />
      )}
    </DeskPage>
  );
}

function TermsForm({ terms }: { terms: GiftCardsHere }) {
  const { t: say } = useLingui();
  const typedOf = (amount: number) => typedMinor(minorOf(amount));
  const [sold, setSold] = useState(terms.sold);
  const [packagesTaxed, setPackagesTaxed] = useState(terms.packages_taxed);
  const [typed, setTyped] = useState({
    amounts: terms.amounts.map(typedOf).join(', '),
    least: typedOf(terms.least),
    most: typedOf(terms.most),
    months: terms.valid_months?.toString() ?? '',
  });
  const [tried, setTried] = useState(false);
  const [change, changing] = useChangeGiftCardTermsMutation();
  const refused = useRefusal(changing.error).fields;
  const amounts = typed.amounts.split(/[,،;\s]+/).filter((each) => each !== '');
  const minor = amounts.map(minorIn);
  const least = minorIn(typed.least) ?? 0;
  const most = minorIn(typed.most) ?? 0;
  const months = typed.months.trim() === '' ? null : Number(typed.months);
  const wrong = {
    amounts: minor.some((each) => each === null || each === 0),
    least: least === 0,
    most: most === 0,
    months: months !== null && !(Number.isInteger(months) && months >= 1 && months <= 120),
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).some(Boolean)) return;
    void change({
      version: terms.version,
      ...{ sold, least: amountOf(least), most: amountOf(most), valid_months: months },
      ...{ amounts: minor.map((each) => amountOf(each ?? 0)), packages_taxed: packagesTaxed },
    });
  };
  const set = (name: keyof typeof typed) => (text: string) => setTyped({ ...typed, [name]: text });
  return (
    <div className="grid max-w-2xl gap-5">
      <Notice tone="info">
        <Trans>
          A gift card is money that the studio owes: it has no invoice and no VAT until it pays for
          something. Please have your accountant confirm this, when VAT is due for the card of a
          package, and whether cards may expire.
        </Trans>
      </Notice>
      <form aria-label={say`Gift cards`} onSubmit={send} noValidate className="grid gap-4">
        <DeskCheckbox checked={sold} onChange={({ target }) => setSold(target.checked)}>
          <Trans>Gift cards are sold</Trans>
        </DeskCheckbox>
        <p className="text-sm text-muted">
          <Trans>Cards that were sold can be used even when no more are sold.</Trans>
        </p>
        <DeskInput
          label={<Trans>Proposed amounts in {currencyHere()}</Trans>}
          hint={<Trans>With commas between them. Another amount can be typed.</Trans>}
          error={
            refused.amounts ??
            (tried && wrong.amounts && <Trans>Please type amounts, such as 250, 500.</Trans>)
          }
          dir="ltr"
          maxLength={120}
          value={typed.amounts}
          onChange={({ target }) => set('amounts')(target.value)}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <MoneyField
            label={<Trans>Least</Trans>}
            value={typed.least}
            onChange={set('least')}
            error={tried && wrong.least && <Trans>Please type an amount, such as 137.50.</Trans>}
          />
          <MoneyField
            label={<Trans>Most</Trans>}
            value={typed.most}
            onChange={set('most')}
            error={
              refused.most ??
              (tried && wrong.most && <Trans>Please type an amount, such as 137.50.</Trans>)
            }
          />
          <DeskInput
            label={<Trans>Valid for months</Trans>}
            hint={<Trans>Empty: they do not expire.</Trans>}
            error={tried && wrong.months && <Trans>Please type a number from 1 to 120.</Trans>}
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
            value={typed.months}
            onChange={({ target }) => set('months')(target.value)}
          />
        </div>
        <DeskSelect
          label={<Trans>VAT for the card of a package is due</Trans>}
          hint={
            <Trans>
              It holds for cards sold from now on. Which packages are given as cards is chosen at
              each package.
            </Trans>
          }
          value={packagesTaxed}
          onChange={({ target }) => setPackagesTaxed(target.value === 'sold' ? 'sold' : 'used')}
          options={[
            ['used', say`when it is redeemed`],
            ['sold', say`when it is sold`],
          ]}
        />
        <FormFoot error={changing.error} disabled={changing.isLoading} saved={changing.isSuccess}>
          <Trans>Save</Trans>
        </FormFoot>
      </form>
      <History key={JSON.stringify(terms)} subject="gift_card_terms" />
    </div>
  );
}
