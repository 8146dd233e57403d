import type {
  NewRetailProduct,
  RetailProduct,
} from '@limber/contract/desk/money/retail-products.ts';
import { amountText } from '@limber/contract/money/amount-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { currencyHere } from '../../../../lib/format-amount.ts';
import {
  useAddRetailProductMutation,
  useChangeRetailProductMutation,
  useRetireRetailProductMutation,
} from '../../../../state/api/calls/desk/money/retail-products.ts';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { amountIn, isAmount } from '../../frame/fields/money-text.ts';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { PlanPrices } from '../plan-prices.tsx';
import { TaxNote } from '../tax-note.tsx';
import { NameFields, OrderField, ThingForm } from '../thing-form.tsx';
import { asNumber, asTextOrNone, type OpenedThing, useThing } from '../use-thing.ts';

/** A product as the form holds it: the price, and the warning of each branch, as they are typed. */
type Values = Omit<NewRetailProduct, 'position' | 'price' | 'warnings'> & {
  price: string;
  warnings: Readonly<Record<string, string>>;
};

const blank: Values = { name: { en: '', ar: '' }, price: '', bar_code: null, warnings: {} };

/** A product for the counter: name, price, bar code, and when its stock is low. */
export function ProductForm(opened: OpenedThing<RetailProduct>) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const { branches } = useBranchNames();
  const { thing: product } = opened;
  const { field, both, frame, fields } = useThing({
    ...opened,
    subject: 'product',
    add: useAddRetailProductMutation(),
    change: useChangeRetailProductMutation(),
    retire: useRetireRetailProductMutation(),
    blank,
    typed: ({ price, warnings }) => ({
      price: amountText(price),
      warnings: Object.fromEntries(
        warnings.map(({ location, pieces }) => [location, String(pieces ?? '')]),
      ),
    }),
    requestOf: ({ price, warnings, ...form }) => ({
      ...form,
      price: amountIn(price),
      warnings: branches.map(({ location }) => {
        const typed = (warnings[location] ?? '').trim();
        return { location, pieces: typed === '' ? null : Number(typed) };
      }),
    }),
  });
  return (
    <ThingForm
      title={product ? named(product.name) : t`New product`}
      {...frame}
      below={
        product &&
        !product.retired && (
          <PlanPrices
            subject="product"
            thing_id={product.id}
            start={[{ time: '', price: amountText(product.price) }]}
          />
        )
      }
    >
      <NameFields of={both('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInput
          label={<Trans>Price in {currencyHere()}, with VAT</Trans>}
          {...field('price', { validate: isAmount })}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          controlClass="text-end"
        />
        <DeskInput
          label={<Trans>Bar code</Trans>}
          hint={<Trans>Scan it here, or leave it empty.</Trans>}
          {...field('bar_code', asTextOrNone)}
          // A scanner ends with Enter, which would save a form that is not complete yet.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          inputMode="numeric"
          dir="ltr"
          maxLength={14}
        />
        <OrderField {...field('position', asNumber)} />
      </div>
      <TaxNote kind="product" id={product?.id} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm text-muted">
          <Trans>Warn when only this many are left; empty: never</Trans>
        </legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {branches.map(({ location, name }) => (
            <DeskInput
              key={location}
              label={<bdi>{name}</bdi>}
              {...field(`warnings.${location}`)}
              {...{ type: 'number', min: 0, step: 1, dir: 'ltr' }}
            />
          ))}
        </div>
        {fields.warnings && <p className="text-sm font-medium text-err">{fields.warnings}</p>}
      </fieldset>
    </ThingForm>
  );
}
