import type { NewDiscount, StudioDiscount } from '@limber/contract/desk/studio/partners.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  useAddDiscountMutation,
  useChangeDiscountMutation,
  useRetireDiscountMutation,
} from '../../../../state/api/calls/desk/studio/partners.ts';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { PictureField } from '../picture-field.tsx';
import { BothFields, DescriptionFields, OrderField, ThingForm, TickField } from '../thing-form.tsx';
import { asNumber, asTextOrNone, type OpenedThing, useThing } from '../use-thing.ts';
import { SpareCodes } from './spare-codes.tsx';

/** A partner's discount for members. */
export function PartnerForm({ thing: discount, ...opened }: OpenedThing<StudioDiscount>) {
  const { t } = useLingui();
  const { field, both, choice, frame, watch } = useThing({
    ...opened,
    thing: discount,
    subject: 'partner',
    add: useAddDiscountMutation(),
    change: useChangeDiscountMutation(),
    retire: useRetireDiscountMutation(),
    blank,
    requestOf: (form) => form,
  });
  const line = (
    name: 'postal_code' | 'online_discount_code' | 'website_url' | 'instagram_url',
    label: ReactNode,
  ) => <DeskInput label={label} {...field(name, asTextOrNone)} dir="ltr" maxLength={300} />;
  return (
    <ThingForm
      title={discount?.partner_name ?? t`New partner`}
      {...frame}
      seen={{ partner: watch() }}
      below={discount && <SpareCodes discount={discount} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInput label={<Trans>Name</Trans>} {...field('partner_name')} maxLength={300} />
        <DeskInput
          label={<Trans>Percent off</Trans>}
          {...field('discount_percentage', asNumber)}
          {...{ type: 'number', min: 1, max: 100 }}
        />
        <DeskSelect
          label={<Trans>Where</Trans>}
          {...field('partner_type')}
          options={Object.entries(typeWords).map(([value, word]) => [value, t(word)])}
        />
        <OrderField {...field('position', asNumber)} />
      </div>
      <DescriptionFields of={both('description')} />
      <BothFields
        labels={[
          <Trans key="en">Category in English</Trans>,
          <Trans key="ar">Category in Arabic</Trans>,
        ]}
        of={both('category')}
      />
      <BothFields
        labels={[<Trans key="en">City in English</Trans>, <Trans key="ar">City in Arabic</Trans>]}
        of={both('city')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {line('postal_code', <Trans>Postal code</Trans>)}
        {line('online_discount_code', <Trans>Usual code</Trans>)}
        {line('website_url', <Trans>Website</Trans>)}
        {line('instagram_url', <Trans>Instagram address</Trans>)}
      </div>
      <PictureField
        use="partner"
        label={<Trans>Its picture</Trans>}
        alt={discount?.partner_name ?? ''}
        {...choice('logo_url')}
      />
      <TickField {...field('requires_membership_card')}>
        <Trans>Members show their card</Trans>
      </TickField>
    </ThingForm>
  );
}

/** Initial values of a new one. */
const blank: Omit<NewDiscount, 'position'> = {
  partner_name: '',
  description: { en: '', ar: '' },
  category: { en: '', ar: '' },
  city: { en: '', ar: '' },
  postal_code: null,
  discount_percentage: 10,
  partner_type: 'local',
  online_discount_code: null,
  website_url: null,
  instagram_url: null,
  logo_url: null,
  requires_membership_card: false,
};

/** Where a discount applies. */
export const typeWords: Readonly<Record<StudioDiscount['partner_type'], MessageDescriptor>> = {
  local: msg`On the spot`,
  online: msg`Online`,
  both: msg`On the spot and online`,
};
