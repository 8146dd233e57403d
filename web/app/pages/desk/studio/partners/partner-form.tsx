import type { NewDiscount, StudioDiscount } from '@limber/contract/desk/studio/partners.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import {
  useAddDiscountMutation,
  useChangeDiscountMutation,
  useRetireDiscountMutation,
} from '../../../../state/api/calls/desk/studio/partners.ts';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { History } from '../history.tsx';
import { PictureField } from '../picture-field.tsx';
import { BothFields, OrderField, ThingForm } from '../thing-form.tsx';
import { useAsking } from '../use-asking.ts';
import { SpareCodes } from './spare-codes.tsx';
import { typeWords } from './type-words.ts';

const optional = [
  'postal_code',
  'online_discount_code',
  'website_url',
  'instagram_url',
  'logo_url',
] as const;
type Optional = (typeof optional)[number];

/** As the form holds it; unknown values are empty. */
type Values = Omit<NewDiscount, Optional> & Record<Optional, string>;

interface Props {
  /** Undefined: a new one. */
  discount: StudioDiscount | undefined;
  /** Position of the last one. */
  last: number;
  /** Opens the discount just created. */
  onMade: (id: number) => void;
  onClose: () => void;
}

/** A partner's discount for members. */
export function PartnerForm({ discount, last, onMade, onClose }: Props) {
  const { t } = useLingui();
  const [add, adding] = useAddDiscountMutation();
  const [change, changing] = useChangeDiscountMutation();
  const [retire, retiring] = useRetireDiscountMutation();
  const { fields, standing, ask } = useAsking(adding, changing, retiring);
  const { register, handleSubmit, reset, watch, setValue } = useForm<Values>({
    values: formOf(discount, last),
    resetOptions: { keepDirtyValues: true },
  });
  const seen = discount && { id: discount.id, version: discount.version };
  async function save(values: Values) {
    const asked = requestOf(values);
    const { data } = await ask(() => (seen ? change({ ...seen, ...asked }) : add(asked)));
    if (!data) return;
    reset(formOf(data, last));
    if (!seen) onMade(data.id);
  }
  const line = (name: 'partner_name' | Optional, label: ReactNode, dir?: 'ltr') => (
    <DeskInput label={label} error={fields[name]} {...register(name)} dir={dir} maxLength={300} />
  );
  return (
    <ThingForm
      title={discount?.partner_name ?? t`New partner`}
      {...standing}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      {...(discount &&
        seen && {
          retiring: {
            retired: discount.retired,
            onChange: (retired: boolean) => void ask(() => retire({ ...seen, retired })),
          },
          history: (
            <>
              <SpareCodes discount={discount} />
              <History key={seen.version} subject="partner" id={seen.id} />
            </>
          ),
        })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {line('partner_name', <Trans>Name</Trans>)}
        <DeskInput
          label={<Trans>Percent off</Trans>}
          error={fields.discount_percentage}
          {...register('discount_percentage', { valueAsNumber: true })}
          type="number"
          min={1}
          max={100}
        />
        <DeskSelect
          label={<Trans>Where</Trans>}
          error={fields.partner_type}
          {...register('partner_type')}
          options={Object.entries(typeWords).map(([value, word]) => [value, t(word)])}
        />
        <OrderField input={register('position', { valueAsNumber: true })} error={fields.position} />
      </div>
      <BothFields
        long
        labels={[
          <Trans key="en">Description in English</Trans>,
          <Trans key="ar">Description in Arabic</Trans>,
        ]}
        inputs={[register('description.en'), register('description.ar')]}
        errors={[fields['description.en'], fields['description.ar']]}
      />
      <BothFields
        labels={[
          <Trans key="en">Category in English</Trans>,
          <Trans key="ar">Category in Arabic</Trans>,
        ]}
        inputs={[register('category.en'), register('category.ar')]}
        errors={[fields['category.en'], fields['category.ar']]}
      />
      <BothFields
        labels={[<Trans key="en">City in English</Trans>, <Trans key="ar">City in Arabic</Trans>]}
        inputs={[register('city.en'), register('city.ar')]}
        errors={[fields['city.en'], fields['city.ar']]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {line('postal_code', <Trans>Postal code</Trans>, 'ltr')}
        {line('online_discount_code', <Trans>Usual code</Trans>, 'ltr')}
        {line('website_url', <Trans>Website</Trans>, 'ltr')}
        {line('instagram_url', <Trans>Address at Instagram</Trans>, 'ltr')}
      </div>
      <PictureField
        use="partner"
        label={<Trans>Its picture</Trans>}
        alt={discount?.partner_name ?? ''}
        address={watch('logo_url')}
        onChange={(address) => setValue('logo_url', address, { shouldDirty: true })}
        error={fields.logo_url}
      />
      <label className="flex min-h-11 items-center gap-2 lg:min-h-9">
        <input
          type="checkbox"
          className="size-5 flex-none accent-primary"
          {...register('requires_membership_card')}
        />
        <Trans>Members show their card</Trans>
      </label>
    </ThingForm>
  );
}

function formOf(discount: StudioDiscount | undefined, last: number): Values {
  return {
    partner_name: discount?.partner_name ?? '',
    description: discount?.description ?? { en: '', ar: '' },
    category: discount?.category ?? { en: '', ar: '' },
    city: discount?.city ?? { en: '', ar: '' },
    discount_percentage: discount?.discount_percentage ?? 10,
    partner_type: discount?.partner_type ?? 'local',
    requires_membership_card: discount?.requires_membership_card ?? false,
    position: discount?.position ?? last + 1,
    postal_code: discount?.postal_code ?? '',
    online_discount_code: discount?.online_discount_code ?? '',
    website_url: discount?.website_url ?? '',
    instagram_url: discount?.instagram_url ?? '',
    logo_url: discount?.logo_url ?? '',
  };
}

function requestOf(values: Values): NewDiscount {
  return {
    ...values,
    postal_code: values.postal_code.trim() || null,
    online_discount_code: values.online_discount_code.trim() || null,
    website_url: values.website_url.trim() || null,
    instagram_url: values.instagram_url.trim() || null,
    logo_url: values.logo_url.trim() || null,
  };
}
