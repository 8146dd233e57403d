import type { StudioService } from '@limber/contract/desk/studio/services.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useForm } from 'react-hook-form';
import { useListStudioResourcesQuery } from '../../../../state/api/calls/desk/studio/resources.ts';
import {
  useAddServiceMutation,
  useChangeServiceMutation,
  useRetireServiceMutation,
} from '../../../../state/api/calls/desk/studio/services.ts';
import { useListTherapistsQuery } from '../../../../state/api/catalogue-api.ts';
import { Choices } from '../../frame/fields/choices.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { filsIn } from '../../frame/fields/money-text.ts';
import { ofKept } from '../of-kept.tsx';
import { PriceList, saidOf } from '../price-list.tsx';
import { BothFields, OrderField, ThingForm } from '../thing-form.tsx';
import { useAsking } from '../use-asking.ts';
import { kindWords } from './kind-words.ts';
import { formOf, requestOf, type ServiceForm as Values } from './service-values.ts';

interface Props {
  /** Undefined: a new one. */
  service: StudioService | undefined;
  /** Position of the last one. */
  last: number;
  /** Opens the service just created. */
  onMade: (id: number) => void;
  onClose: () => void;
}

/** A service: texts, lengths and prices, the resources it needs, and its therapists. */
export function ServiceForm({ service, last, onMade, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [add, adding] = useAddServiceMutation();
  const [change, changing] = useChangeServiceMutation();
  const [retire, retiring] = useRetireServiceMutation();
  const { data: team = [] } = useListTherapistsQuery();
  const { data: resources = [] } = useListStudioResourcesQuery();
  const { fields, standing, ask } = useAsking(adding, changing, retiring);
  const { register, control, handleSubmit, formState, reset } = useForm<Values>({
    values: formOf(service, last),
    resetOptions: { keepDirtyValues: true },
  });
  const prices = useFieldArray({ control, name: 'prices' });
  const seen = service && { id: service.id, version: service.version };
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  const kinds = [...new Map(resources.map(({ kind }) => [kind.en, kind[lang] || kind.en]))];
  const isPrice = (typed: string) => filsIn(typed) !== null;
  async function save(form: Values) {
    const asked = requestOf(form, service, new Set(team.map(({ id }) => id)));
    const { data } = await ask(() => (seen ? change({ ...seen, ...asked }) : add(asked)));
    if (!data) return;
    reset(formOf(data, last));
    if (!seen) onMade(data.id);
  }
  const wrongPrices = formState.errors.prices ? [t`Please type each price as an amount.`] : [];
  return (
    <ThingForm
      title={service ? service.name[lang] || service.name.en : t`New service`}
      {...standing}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      {...(service &&
        ofKept('service', service, (retired) => {
          const { id, version } = service;
          void ask(() => retire({ id, version, retired }));
        }))}
    >
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
        legend={<Trans>Lengths and prices; what is booked keeps its price</Trans>}
        columns={[
          {
            label: t`Minutes`,
            mode: 'numeric',
            input: (row) => register(`prices.${row}.time`),
            wrong: (row) => fields[`prices.${row}.time`] !== undefined,
          },
          {
            label: t`Price in AED`,
            mode: 'decimal',
            input: (row) => register(`prices.${row}.price`, { validate: isPrice }),
            wrong: (row) => formState.errors.prices?.[row] !== undefined,
          },
        ]}
        rows={prices.fields.map(({ id }) => id)}
        errors={[...wrongPrices, ...saidOf('prices', fields)]}
        onAdd={() => prices.append({ time: '', price: '' })}
        onRemove={prices.remove}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInput
          label={<Trans>Minutes afterwards</Trans>}
          error={fields.buffer_minutes}
          {...register('buffer')}
          type="number"
          min={0}
          max={240}
          step={5}
        />
        <DeskInput
          label={<Trans>Minutes of the therapist</Trans>}
          hint={<Trans>Empty: to the end.</Trans>}
          error={fields.therapist_minutes}
          {...register('alone')}
          type="number"
          min={5}
          step={5}
        />
        <OrderField input={register('position')} error={fields.position} />
      </div>
      <DeskSelect
        label={<Trans>What is done</Trans>}
        hint={<Trans>The pictures follow this kind, not the name of the service.</Trans>}
        error={fields.kind}
        {...register('kind')}
        options={Object.entries(kindWords).map(([kind, word]) => [kind, t(word)])}
      >
        <option value="">{t`Something else`}</option>
      </DeskSelect>
      <Choices
        legend={<Trans>Rooms and devices needed, one of each</Trans>}
        options={kinds.map(([value, label]) => ({ value, label }))}
        field={register('kinds')}
        error={saidOf('needs', fields)[0]}
      />
      <label className="flex min-h-11 items-center gap-2 lg:min-h-9">
        <input
          type="checkbox"
          className="size-5 flex-none accent-primary"
          {...register('skilled')}
        />
        <Trans>Only by those who offer it</Trans>
      </label>
      <Choices
        legend={<Trans>Who offers it</Trans>}
        options={team.map(({ id, full_name }) => ({ value: String(id), label: full_name }))}
        field={register('therapists')}
        error={saidOf('therapist_ids', fields)[0]}
      />
    </ThingForm>
  );
}
