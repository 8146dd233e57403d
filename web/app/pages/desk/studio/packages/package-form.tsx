import type { StudioProduct } from '@limber/contract/desk/studio/products.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useForm } from 'react-hook-form';
import {
  useAddProductMutation,
  useChangeProductMutation,
  useRetireProductMutation,
} from '../../../../state/api/calls/desk/studio/products.ts';
import { useListStudioServicesQuery } from '../../../../state/api/calls/desk/studio/services.ts';
import { Choices } from '../../frame/fields/choices.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { filsIn } from '../../frame/fields/money-text.ts';
import { ofKept } from '../of-kept.tsx';
import { PriceList, saidOf } from '../price-list.tsx';
import { BothFields, OrderField, ThingForm } from '../thing-form.tsx';
import { useAsking } from '../use-asking.ts';
import { kindWords } from './kind-words.ts';
import { formOf, requestOf, type PackageForm as Values } from './package-values.ts';

interface Props {
  /** Undefined: a new one. */
  product: StudioProduct | undefined;
  /** Position of the last one. */
  last: number;
  /** Opens the package just created. */
  onMade: (id: number) => void;
  onClose: () => void;
}

/** A package on sale: texts, sizes and prices, and the services it covers. */
export function PackageForm({ product, last, onMade, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [add, adding] = useAddProductMutation();
  const [change, changing] = useChangeProductMutation();
  const [retire, retiring] = useRetireProductMutation();
  const { data: services = [] } = useListStudioServicesQuery();
  const { fields, standing, ask } = useAsking(adding, changing, retiring);
  const { register, control, handleSubmit, watch, formState, reset } = useForm<Values>({
    values: formOf(product, last),
    resetOptions: { keepDirtyValues: true },
  });
  const sizes = useFieldArray({ control, name: 'sizes' });
  const kind = watch('kind');
  const seen = product && { id: product.id, version: product.version };
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  const good = services.filter(
    ({ id, retired }) => !retired || product?.service_ids.includes(id) === true,
  );
  const isPrice = (typed: string) => filsIn(typed) !== null;
  async function save(form: Values) {
    const asked = requestOf(form);
    const { data } = await ask(() =>
      seen ? change({ ...seen, ...asked }) : add({ kind: form.kind, ...asked }),
    );
    if (!data) return;
    reset(formOf(data, last));
    if (!seen) onMade(data.id);
  }
  const wrongPrices = formState.errors.sizes ? [t`Please type each price as an amount.`] : [];
  const minutes = {
    label: t`Minutes`,
    mode: 'numeric' as const,
    input: (row: number) => register(`sizes.${row}.time`),
    wrong: (row: number) => fields[`sizes.${row}.time`] !== undefined,
  };
  return (
    <ThingForm
      title={product ? product.name[lang] || product.name.en : t`New package`}
      {...standing}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      {...(product &&
        ofKept('package', product, (retired) => {
          const { id, version } = product;
          void ask(() => retire({ id, version, retired }));
        }))}
    >
      {!product && (
        <DeskSelect
          label={<Trans>Kind</Trans>}
          hint={<Trans>Its kind cannot be changed later.</Trans>}
          error={fields.kind}
          {...register('kind')}
          options={Object.entries(kindWords).map(([value, word]) => [value, t(word)])}
        />
      )}
      <BothFields
        labels={[<Trans key="en">Name in English</Trans>, <Trans key="ar">Name in Arabic</Trans>]}
        inputs={[register('name.en'), register('name.ar')]}
        errors={[fields['name.en'], fields['name.ar']]}
      />
      <BothFields
        long
        labels={[
          <Trans key="en">Description in English</Trans>,
          <Trans key="ar">Description in Arabic</Trans>,
        ]}
        inputs={[register('description.en'), register('description.ar')]}
        errors={[fields['description.en'], fields['description.ar']]}
      />
      <PriceList
        legend={<Trans>Sizes and prices; what was sold keeps what it had</Trans>}
        columns={[
          ...(kind === 'unlimited' ? [] : [minutes]),
          {
            label: t`Price in AED`,
            mode: 'decimal',
            input: (row) => register(`sizes.${row}.price`, { validate: isPrice }),
            wrong: (row) => formState.errors.sizes?.[row] !== undefined,
          },
          {
            label: t`Days, empty: no end`,
            mode: 'numeric',
            input: (row) => register(`sizes.${row}.days`),
            wrong: (row) => fields[`sizes.${row}.validity_days`] !== undefined,
          },
        ]}
        rows={sizes.fields.map(({ id }) => id)}
        errors={[...wrongPrices, ...saidOf('sizes', fields)]}
        onAdd={() => sizes.append({ size: '', time: '', price: '', days: '' })}
        onRemove={sizes.remove}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {kind === 'shared' && (
          <DeskInput
            label={<Trans>People, with its owner</Trans>}
            error={fields.people_limit}
            {...register('people')}
            type="number"
            min={2}
            max={50}
          />
        )}
        <OrderField input={register('position')} error={fields.position} />
      </div>
      <Choices
        legend={<Trans>What it helps with</Trans>}
        options={good.map(({ id, name }) => ({ value: String(id), label: name[lang] || name.en }))}
        field={register('services')}
        error={saidOf('service_ids', fields)[0]}
      />
    </ThingForm>
  );
}
