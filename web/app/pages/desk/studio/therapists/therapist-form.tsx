import type { StudioTherapist } from '@limber/contract/desk/studio/therapists.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { nameLanguages } from '../../../../lib/name-languages.ts';
import { paths } from '../../../../paths.ts';
import { useListStudioServicesQuery } from '../../../../state/api/calls/desk/studio/services.ts';
import {
  useAddTherapistMutation,
  useChangeTherapistMutation,
  useRetireTherapistMutation,
} from '../../../../state/api/calls/desk/studio/therapists.ts';
import { Choices } from '../../frame/fields/choices.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { History } from '../history.tsx';
import { PictureField } from '../picture-field.tsx';
import { saidOf } from '../price-list.tsx';
import { OrderField, ThingForm } from '../thing-form.tsx';
import { useAsking } from '../use-asking.ts';
import { NewPersonFields } from './new-person-fields.tsx';
import { formOf, personOf, profileOf, type Values } from './therapist-values.ts';
import { ToCome } from './to-come.tsx';

interface Props {
  /** Undefined: a new one. */
  therapist: StudioTherapist | undefined;
  /** Position of the last one. */
  last: number;
  /** Opens the therapist just added. */
  onMade: (id: number) => void;
  onClose: () => void;
}

/** A therapist: the person if new, the public profile, and the services offered. */
export function TherapistForm({ therapist, last, onMade, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [add, adding] = useAddTherapistMutation();
  const [change, changing] = useChangeTherapistMutation();
  const [retire, retiring] = useRetireTherapistMutation();
  const { data: services = [] } = useListStudioServicesQuery();
  const { branches } = useBranchNames();
  const { fields, standing, ask } = useAsking(adding, changing, retiring);
  const { register, handleSubmit, reset, watch, setValue } = useForm<Values>({
    values: formOf(therapist, last, branches[0]?.location),
    resetOptions: { keepDirtyValues: true },
  });
  const seen = therapist && { id: therapist.id, version: therapist.version };
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  const offered = services.filter(
    ({ id, retired }) => !retired || therapist?.service_ids.includes(id),
  );
  async function save(values: Values) {
    const profile = profileOf(values);
    const { data } = await ask(() =>
      seen ? change({ ...seen, ...profile }) : add({ ...personOf(values), ...profile }),
    );
    if (!data) return;
    reset(formOf(data, last));
    if (!seen) onMade(data.id);
  }
  return (
    <ThingForm
      title={therapist?.full_name ?? t`New therapist`}
      {...standing}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      {...(seen && {
        retiring: {
          retired: therapist?.retired ?? false,
          onChange: (retired: boolean) => void ask(() => retire({ ...seen, retired })),
          note: therapist?.retired ? (
            <Trans>Once brought back, they sign in to the desk as before.</Trans>
          ) : (
            <Trans>
              A retired therapist gets no new bookings and loses access to the desk. They are signed
              out at once.
            </Trans>
          ),
        },
        history: (
          <>
            {therapist?.retired && <ToCome id={seen.id} />}
            <History key={seen.version} subject="therapist" id={seen.id} />
          </>
        ),
      })}
    >
      {!therapist && <NewPersonFields register={register} errors={fields} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInput
          label={<Trans>Name in Arabic</Trans>}
          error={fields.name_ar}
          {...register('nameAr')}
          lang="ar"
          dir="rtl"
          maxLength={120}
        />
        <DeskSelect
          label={<Trans>Their own branch</Trans>}
          error={fields.location}
          {...register('location')}
          options={branches.map(({ location, name }) => [location, name])}
        />
      </div>
      <p className="text-sm text-muted">
        <Trans>
          They are booked in their shifts, at any branch:{' '}
          <Link to={paths.rota} className="underline underline-offset-4">
            to the rota
          </Link>
        </Trans>
      </p>
      <DeskInput
        label={<Trans>Languages, as their codes</Trans>}
        hint={nameLanguages(therapist?.languages ?? [])}
        error={saidOf('languages', fields)[0]}
        {...register('languages')}
        dir="ltr"
        maxLength={60}
        placeholder="ar, en"
      />
      <Choices
        legend={<Trans>What they offer</Trans>}
        options={offered.map(({ id, name }) => ({
          value: String(id),
          label: name[lang] || name.en,
        }))}
        field={register('services')}
        error={saidOf('service_ids', fields)[0]}
      />
      <label className="flex min-h-11 items-center gap-2 lg:min-h-9">
        <input
          type="checkbox"
          className="size-5 flex-none accent-primary"
          {...register('byPhone')}
        />
        <Trans>Booked by telephone only</Trans>
      </label>
      <div className="grid gap-4 sm:grid-cols-2">
        <PictureField
          use="therapist"
          label={<Trans>Their picture</Trans>}
          alt={therapist?.full_name ?? ''}
          address={watch('photo')}
          onChange={(address) => setValue('photo', address, { shouldDirty: true })}
          hint={<Trans>A picture that they uploaded comes first.</Trans>}
          error={fields.photo}
        />
        <OrderField input={register('position')} error={fields.position} />
      </div>
    </ThingForm>
  );
}
