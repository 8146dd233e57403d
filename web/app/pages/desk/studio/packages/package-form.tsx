import type { StudioProduct } from '@limber/contract/desk/studio/products.ts';
import type { PackageKind } from '@limber/contract/packages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray } from 'react-hook-form';
import { currencyHere } from '../../../../lib/format-amount.ts';
import {
  useAddProductMutation,
  useChangeProductMutation,
  useRetireProductMutation,
} from '../../../../state/api/calls/desk/studio/products.ts';
import { useListStudioServicesQuery } from '../../../../state/api/calls/desk/studio/services.ts';
import { Choices } from '../../frame/fields/choices.tsx';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { isAmount } from '../../frame/fields/money-text.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { PlanPrices } from '../plan-prices.tsx';
import { PriceList } from '../price-list.tsx';
import { TaxNote } from '../tax-note.tsx';
import { DescriptionFields, NameFields, OrderField, ThingForm } from '../thing-form.tsx';
import { asNumber, type OpenedThing, saidOf, useThing } from '../use-thing.ts';
import { blank, requestOf, typed } from './package-form-values.ts';

/** A package on sale: texts, sizes and prices, and the services it covers. */
export function PackageForm(opened: OpenedThing<StudioProduct>) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const { data: services = [] } = useListStudioServicesQuery();
  const { thing: product } = opened;
  const { field, both, choice, frame, control, fields, formState, watch } = useThing({
    ...opened,
    subject: 'package',
    add: useAddProductMutation(),
    change: useChangeProductMutation(),
    retire: useRetireProductMutation(),
    ...{ blank, typed, requestOf, firstFields: ['kind'] },
  });
  const sizes = useFieldArray({ control, name: 'sizes' });
  const kind = watch('kind');
  const good = services.filter(({ id, retired }) => !retired || product?.service_ids.includes(id));
  const wrongPrices = formState.errors.sizes ? [t`Please type each price as an amount.`] : [];
  const minutes = {
    label: t`Minutes`,
    mode: 'numeric' as const,
    input: (row: number) => field(`sizes.${row}.time`),
  };
  return (
    <ThingForm
      title={product ? named(product.name) : t`New package`}
      {...frame}
      seen={{
        product: requestOf(watch()),
        services: services.filter(({ id }) => watch('service_ids').includes(id)),
      }}
      below={
        product &&
        !product.retired && (
          <PlanPrices subject="package" thing_id={product.id} start={typed(product).sizes} />
        )
      }
    >
      {!product && (
        <DeskSelect
          label={<Trans>Kind</Trans>}
          hint={<Trans>Its kind cannot be changed later.</Trans>}
          {...field('kind')}
          options={Object.entries(kindWords).map(([value, word]) => [value, t(word)])}
        />
      )}
      <NameFields of={both('name')} />
      <DescriptionFields of={both('description')} />
      <PriceList
        legend={<Trans>Sizes and prices; what was sold keeps what it had</Trans>}
        columns={[
          ...(kind === 'unlimited' ? [] : [minutes]),
          {
            label: t`Price in ${currencyHere()}`,
            mode: 'decimal',
            input: (row) => field(`sizes.${row}.price`, { validate: isAmount }),
          },
          {
            label: t`Days, empty: no end`,
            mode: 'numeric',
            input: (row) => field(`sizes.${row}.days`),
          },
        ]}
        rows={sizes.fields.map(({ id }) => id)}
        errors={[...wrongPrices, ...saidOf('sizes', fields)]}
        onAdd={() => sizes.append({ time: '', price: '', days: '' })}
        onRemove={sizes.remove}
      />
      {kind !== 'shared' && (
        <>
          <DeskCheckbox {...field('renews')}>
            <Trans>
              A plan: it renews by the month from the client’s card until it is stopped, and is sold
              online only
            </Trans>
          </DeskCheckbox>
          {watch('renews') && (
            <div className="grid gap-4 sm:grid-cols-2">
              {kind !== 'unlimited' && (
                <DeskSelect
                  label={<Trans>Minutes of a month that were not used</Trans>}
                  {...field('unused_minutes')}
                  options={Object.entries(unusedWords).map(([value, word]) => [value, t(word)])}
                />
              )}
              <DeskSelect
                label={<Trans>While a payment fails</Trans>}
                hint={<Trans>The card is tried three times in a week.</Trans>}
                {...field('while_failing')}
                options={Object.entries(failingWords).map(([value, word]) => [value, t(word)])}
              />
            </div>
          )}
        </>
      )}
      {!(watch('renews') && kind !== 'shared') && (
        <DeskCheckbox {...field('as_gift')}>
          <Trans>Also given as a gift card, where gift cards are sold</Trans>
        </DeskCheckbox>
      )}
      <TaxNote kind="package" id={product?.id} />
      <div className="grid gap-4 sm:grid-cols-2">
        {kind === 'shared' && (
          <DeskInput
            label={<Trans>People, with its owner</Trans>}
            {...field('people_limit', asNumber)}
            {...{ type: 'number', min: 2, max: 50 }}
          />
        )}
        <OrderField {...field('position', asNumber)} />
      </div>
      <Choices
        legend={<Trans>Services included</Trans>}
        options={good.map(({ id, name }) => [id, named(name)])}
        {...choice('service_ids')}
      />
    </ThingForm>
  );
}

const unusedWords: Readonly<Record<StudioProduct['unused_minutes'], MessageDescriptor>> = {
  expire: msg`Expire with it`,
  go_on: msg`Go on into the next one`,
};
const failingWords: Readonly<Record<StudioProduct['while_failing'], MessageDescriptor>> = {
  wait: msg`Sessions wait until it is paid`,
  go_on: msg`Sessions go on`,
};

/** Kinds of packages, in the order of the list. */
export const kindWords: Readonly<Record<PackageKind, MessageDescriptor>> = {
  regular: msg`For one person`,
  shared: msg`Shared`,
  unlimited: msg`Unlimited`,
};
