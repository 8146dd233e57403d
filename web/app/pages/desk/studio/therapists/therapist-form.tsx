import type { StudioTherapist } from '@limber/contract/desk/studio/therapists.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { nameLanguages } from '../../../../lib/name-languages.ts';
import {
  useDeskChangeTherapistMutation,
  useDeskRetireTherapistMutation,
} from '../../../../state/api/desk/partners-api.ts';
import { useDeskServicesQuery } from '../../../../state/api/desk/studio-api.ts';
import { useRefusal } from '../../client/use-refusal.ts';
import { DeskField } from '../../till/desk-field.tsx';
import { Choices } from '../choices.tsx';
import { History } from '../history.tsx';
import { saidOf } from '../price-list.tsx';
import { ThingForm } from '../thing-form.tsx';

interface Values {
  nameAr: string;
  languages: string;
  services: string[];
  byPhone: boolean;
  photo: string;
  position: string;
}

/** What is told of a therapist, and what they offer. */
export function TherapistForm(props: { therapist: StudioTherapist; onClose: () => void }) {
  const { therapist, onClose } = props;
  const { i18n } = useLingui();
  const [change, changing] = useDeskChangeTherapistMutation();
  const [retire, retiring] = useDeskRetireTherapistMutation();
  const { data: services = [] } = useDeskServicesQuery();
  const error = changing.error ?? retiring.error;
  const { fields } = useRefusal(error);
  const { register, handleSubmit, reset } = useForm<Values>({
    values: formOf(therapist),
    resetOptions: { keepDirtyValues: true },
  });
  const seen = { id: therapist.id, version: therapist.version };
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  const offered = services.filter(
    ({ id, retired }) => !retired || therapist.service_ids.includes(id),
  );
  async function save(values: Values) {
    changing.reset();
    retiring.reset();
    const { data } = await change({ ...seen, ...requestOf(values) });
    if (data) reset(formOf(data));
  }
  return (
    <ThingForm
      title={therapist.full_name}
      error={error}
      busy={changing.isLoading || retiring.isLoading}
      saved={changing.isSuccess || retiring.isSuccess}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      retiring={{
        retired: therapist.retired,
        onChange: (retired) => void retire({ ...seen, retired }),
      }}
      history={<History key={seen.version} subject="therapist" id={seen.id} />}
    >
      <DeskField label={<Trans>Name in Arabic</Trans>} error={fields.name_ar}>
        {(given) => (
          <input
            {...given}
            {...register('nameAr')}
            lang="ar"
            dir="rtl"
            autoComplete="off"
            maxLength={120}
            className="desk-field"
          />
        )}
      </DeskField>
      <DeskField
        label={<Trans>Languages, as their codes</Trans>}
        hint={nameLanguages(therapist.languages)}
        error={saidOf('languages', fields)[0]}
      >
        {(given) => (
          <input
            {...given}
            {...register('languages')}
            dir="ltr"
            autoComplete="off"
            maxLength={60}
            placeholder="ar, en"
            className="desk-field"
          />
        )}
      </DeskField>
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
        <DeskField
          label={<Trans>Address of their picture</Trans>}
          hint={<Trans>A picture that they uploaded comes first.</Trans>}
          error={fields.photo}
        >
          {(given) => (
            <input
              {...given}
              {...register('photo')}
              dir="ltr"
              autoComplete="off"
              maxLength={300}
              className="desk-field"
            />
          )}
        </DeskField>
        <DeskField label={<Trans>Order</Trans>} error={fields.position}>
          {(given) => (
            <input
              {...given}
              {...register('position')}
              type="number"
              min={0}
              className="desk-field"
            />
          )}
        </DeskField>
      </div>
    </ThingForm>
  );
}

function formOf(therapist: StudioTherapist): Values {
  return {
    nameAr: therapist.name_ar ?? '',
    languages: therapist.languages.join(', '),
    services: therapist.service_ids.map(String),
    byPhone: therapist.books_by_phone,
    photo: therapist.photo ?? '',
    position: String(therapist.position),
  };
}

function requestOf(values: Values) {
  return {
    name_ar: values.nameAr.trim() || null,
    languages: values.languages.toLowerCase().match(/[^\s,،]+/g) ?? [],
    service_ids: values.services.map(Number),
    books_by_phone: values.byPhone,
    photo: values.photo.trim() || null,
    position: Number(values.position),
  };
}
