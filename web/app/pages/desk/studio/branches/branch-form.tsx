import type { StudioBranch } from '@limber/contract/desk/studio/branches.ts';
import { EMIRATES } from '@limber/contract/terms/reports.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useStudio } from '../../../../components/use-studio.ts';
import { paths } from '../../../../paths.ts';
import {
  useAddBranchMutation,
  useChangeBranchMutation,
  useRetireBranchMutation,
} from '../../../../state/api/calls/desk/studio/branches.ts';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { PictureField } from '../picture-field.tsx';
import { BothFields, NameFields, OrderField, ThingForm } from '../thing-form.tsx';
import { asNumber, asText, asTextOrNone, type OpenedThing, useThing } from '../use-thing.ts';
import { BranchCalendar } from './branch-calendar.tsx';

/** A branch: its address, and what the site shows of it. */
export function BranchForm(opened: OpenedThing<StudioBranch>) {
  const { t, i18n } = useLingui();
  const { country } = useStudio();
  const named = useNameInLanguage();
  const { field, both, choice, frame, watch } = useThing({
    ...opened,
    subject: 'branch',
    add: useAddBranchMutation(),
    change: useChangeBranchMutation(),
    retire: useRetireBranchMutation(),
    blank: {
      name: { en: '', ar: '' },
      address: { en: '', ar: '' },
      phone: '',
      map_url: null as string | null,
      image: null as string | null,
      emirate: null as StudioBranch['emirate'],
      parking: { en: '', ar: '' },
    },
    requestOf: (form) => ({ ...form, emirate: form.emirate || null }),
  });
  const name = opened.thing && named(opened.thing.name);
  return (
    <ThingForm title={name ?? t`New branch`} {...frame} seen={{ branch: watch() }}>
      <NameFields of={both('name')} />
      <BothFields
        labels={[
          <Trans key="en">Address in English</Trans>,
          <Trans key="ar">Address in Arabic</Trans>,
        ]}
        of={both('address')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInput
          label={<Trans>Telephone</Trans>}
          {...field('phone', asText)}
          dir="ltr"
          maxLength={32}
        />
        <OrderField {...field('position', asNumber)} />
        <DeskInput
          label={<Trans>Link to the map</Trans>}
          hint={<Trans>Empty: a search for its name and address.</Trans>}
          {...field('map_url', asTextOrNone)}
          dir="ltr"
          maxLength={300}
        />
        {country === 'AE' && (
          <DeskSelect
            label={<Trans>Emirate</Trans>}
            hint={<Trans>For box 1 of the VAT return.</Trans>}
            {...field('emirate', asTextOrNone)}
            options={[
              ['', t`Not chosen`],
              ...EMIRATES.map(({ code, en, ar }): [string, string] => [
                code,
                i18n.locale === 'ar' ? ar : en,
              ]),
            ]}
          />
        )}
      </div>
      <BothFields
        long
        labels={[
          <Trans key="en">Parking in English</Trans>,
          <Trans key="ar">Parking in Arabic</Trans>,
        ]}
        of={both('parking')}
      />
      <p className="-mt-2 text-sm text-muted">
        <Trans>Clients read it on the ticket of a session they have booked.</Trans>
      </p>
      <PictureField
        use="branch"
        label={<Trans>Its picture</Trans>}
        alt={name ?? ''}
        {...choice('image')}
      />
      <p className="text-sm text-muted">
        <Trans>
          It can be booked once it has{' '}
          <Link to={paths.hours} className="underline underline-offset-4">
            opening hours
          </Link>{' '}
          and therapists have{' '}
          <Link to={paths.rota} className="underline underline-offset-4">
            shifts
          </Link>{' '}
          there.
        </Trans>
      </p>
      {opened.thing && <BranchCalendar location={opened.thing.location} />}
    </ThingForm>
  );
}
