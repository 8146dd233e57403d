import type { StudioBranch } from '@limber/contract/desk/studio/branches.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import {
  useAddBranchMutation,
  useChangeBranchMutation,
  useRetireBranchMutation,
} from '../../../../state/api/calls/desk/studio/branches.ts';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { History } from '../history.tsx';
import { PictureField } from '../picture-field.tsx';
import { BothFields, OrderField, ThingForm } from '../thing-form.tsx';
import { useAsking } from '../use-asking.ts';

interface Values {
  name: { en: string; ar: string };
  address: { en: string; ar: string };
  phone: string;
  mapUrl: string;
  image: string;
  position: string;
}

interface Props {
  /** Undefined: a new one. */
  branch: StudioBranch | undefined;
  /** Position of the last one. */
  last: number;
  /** Opens the branch just created. */
  onMade: (location: string) => void;
  onClose: () => void;
}

/** A branch: its address, and what the site shows of it. */
export function BranchForm({ branch, last, onMade, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [add, adding] = useAddBranchMutation();
  const [change, changing] = useChangeBranchMutation();
  const [retire, retiring] = useRetireBranchMutation();
  const { fields, standing, ask } = useAsking(adding, changing, retiring);
  const { register, handleSubmit, reset, watch, setValue } = useForm<Values>({
    values: formOf(branch, last),
    resetOptions: { keepDirtyValues: true },
  });
  const seen = branch && { location: branch.location, version: branch.version };
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  async function save(values: Values) {
    const asked = requestOf(values);
    const { data } = await ask(() => (seen ? change({ ...seen, ...asked }) : add(asked)));
    if (!data) return;
    reset(formOf(data, last));
    if (!seen) onMade(data.location);
  }
  const latin = (label: ReactNode, field: 'phone' | 'mapUrl', said = '', hint = '') => (
    <DeskInput
      label={label}
      hint={hint}
      error={said || undefined}
      {...register(field)}
      dir="ltr"
      maxLength={field === 'phone' ? 32 : 300}
    />
  );
  return (
    <ThingForm
      title={branch ? branch.name[lang] || branch.name.en : t`New branch`}
      {...standing}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      {...(seen && {
        retiring: {
          retired: branch?.retired ?? false,
          onChange: (retired: boolean) => void ask(() => retire({ ...seen, retired })),
        },
        history: <History key={seen.version} subject="branch" id={seen.location} />,
      })}
    >
      <BothFields
        labels={[<Trans key="en">Name in English</Trans>, <Trans key="ar">Name in Arabic</Trans>]}
        inputs={[register('name.en'), register('name.ar')]}
        errors={[fields['name.en'], fields['name.ar']]}
      />
      <BothFields
        labels={[
          <Trans key="en">Address in English</Trans>,
          <Trans key="ar">Address in Arabic</Trans>,
        ]}
        inputs={[register('address.en'), register('address.ar')]}
        errors={[fields['address.en'], fields['address.ar']]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {latin(<Trans>Telephone</Trans>, 'phone', fields.phone)}
        <OrderField input={register('position')} error={fields.position} />
        {latin(
          <Trans>Address of its map</Trans>,
          'mapUrl',
          fields.map_url,
          t`Empty: a search for its name and address.`,
        )}
      </div>
      <PictureField
        use="branch"
        label={<Trans>Its picture</Trans>}
        alt={branch ? branch.name[lang] || branch.name.en : ''}
        address={watch('image')}
        onChange={(address) => setValue('image', address, { shouldDirty: true })}
        error={fields.image}
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
    </ThingForm>
  );
}

const nothing = { en: '', ar: '' };

function formOf(branch: StudioBranch | undefined, last: number): Values {
  return {
    name: branch?.name ?? nothing,
    address: branch?.address ?? nothing,
    phone: branch?.phone ?? '',
    mapUrl: branch?.map_url ?? '',
    image: branch?.image ?? '',
    position: String(branch?.position ?? last + 1),
  };
}

function requestOf({ mapUrl, image, phone, position, ...names }: Values) {
  return {
    ...names,
    phone: phone.trim(),
    map_url: mapUrl.trim() || null,
    image: image.trim() || null,
    position: Number(position),
  };
}
