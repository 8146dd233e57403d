import type { ServiceKind } from '@limber/contract/catalogue.ts';
import type { StudioService } from '@limber/contract/desk/studio/services.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray } from 'react-hook-form';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { useListStudioResourcesQuery } from '../../../../state/api/calls/desk/studio/resources.ts';
import {
  useAddServiceMutation,
  useChangeServiceMutation,
  useRetireServiceMutation,
} from '../../../../state/api/calls/desk/studio/services.ts';
import { useListTherapistsQuery } from '../../../../state/api/catalogue-api.ts';
import { Choices } from '../../frame/fields/choices.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { isAmount } from '../../frame/fields/money-text.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { PictureField } from '../picture-field.tsx';
import { PlanPrices } from '../plan-prices.tsx';
import { PriceList } from '../price-list.tsx';
import { TaxNote } from '../tax-note.tsx';
import { DescriptionFields, NameFields, OrderField, ThingForm, TickField } from '../thing-form.tsx';
import {
  asNumber,
  asNumberOrNone,
  asTextOrNone,
  type OpenedThing,
  saidOf,
  useThing,
} from '../use-thing.ts';
import { blank, requestOf, typed } from './service-form-values.ts';

/** A service: texts, lengths and prices, the resources it needs, and its therapists. */
export function ServiceForm(opened: OpenedThing<StudioService>) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const { thing: service } = opened;
  const { data: team = [] } = useListTherapistsQuery();
  const { data: resources = [] } = useListStudioResourcesQuery();
  const { field, both, choice, frame, control, fields, formState, watch } = useThing({
    ...opened,
    subject: 'service',
    add: useAddServiceMutation(),
    change: useChangeServiceMutation(),
    retire: useRetireServiceMutation(),
    ...{ blank, typed, requestOf },
  });
  const prices = useFieldArray({ control, name: 'prices' });
  const needs = choice('needs');
  const ofRooms = needs.value.filter(({ kind }) => kind === null);
  const wrongPrices = formState.errors.prices ? [t`Please type each price as an amount.`] : [];
  return (
    <ThingForm
      title={service ? named(service.name) : t`New service`}
      {...frame}
      seen={{ service: requestOf(watch()) }}
      below={
        service &&
        !service.retired && (
          <PlanPrices subject="service" thing_id={service.id} start={typed(service).prices} />
        )
      }
    >
      <NameFields of={both('name')} />
      <DescriptionFields of={both('description')} />
      <PriceList
        legend={<Trans>Lengths and prices; what is booked keeps its price</Trans>}
        columns={[
          {
            label: t`Minutes`,
            mode: 'numeric',
            input: (row) => field(`prices.${row}.time`),
          },
          {
            label: t`Price in ${currencyHere()}`,
            mode: 'decimal',
            input: (row) => field(`prices.${row}.price`, { validate: isAmount }),
          },
        ]}
        rows={prices.fields.map(({ id }) => id)}
        errors={[...wrongPrices, ...saidOf('prices', fields)]}
        onAdd={() => prices.append({ time: '', price: '' })}
        onRemove={prices.remove}
      />
      <TaxNote kind="service" id={opened.thing?.id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInput
          label={<Trans>Minutes afterwards</Trans>}
          {...field('buffer_minutes', asNumber)}
          {...{ type: 'number', min: 0, max: 240, step: 5 }}
        />
        <DeskInput
          label={<Trans>Therapist's minutes</Trans>}
          hint={<Trans>Empty: to the end.</Trans>}
          {...field('therapist_minutes', asNumberOrNone)}
          {...{ type: 'number', min: 5, step: 5 }}
        />
        <OrderField {...field('position', asNumber)} />
      </div>
      <DeskSelect
        label={<Trans>What is done</Trans>}
        hint={<Trans>The pictures follow this kind, not the name of the service.</Trans>}
        {...field('kind', asTextOrNone)}
        options={Object.entries(kindWords).map(([kind, word]) => [kind, t(word)])}
      >
        <option value="">{t`Something else`}</option>
      </DeskSelect>
      <PictureField
        use="section"
        label={<Trans>Its own picture</Trans>}
        alt={service ? named(service.name) : t`New service`}
        hint={<Trans>Without it our picture of what is done is shown.</Trans>}
        {...choice('image')}
      />
      <Choices
        legend={<Trans>Rooms and devices needed, one of each</Trans>}
        options={[...new Map(resources.map(({ kind }) => [kind.en, named(kind)]))]}
        value={needs.value.flatMap(({ kind }) => kind ?? [])}
        onChange={(kinds) =>
          needs.onChange([...kinds.map((kind) => ({ kind, resource_ids: [] })), ...ofRooms])
        }
        error={needs.error}
      />
      <TickField {...field('needs_skill')}>
        <Trans>Only by those who offer it</Trans>
      </TickField>
      <Choices
        legend={<Trans>Who offers it</Trans>}
        options={team.map(({ id, full_name }) => [id, full_name])}
        {...choice('therapist_ids')}
      />
    </ThingForm>
  );
}

/** The kind of treatment, whatever the studio calls it. */
const kindWords: Readonly<Record<ServiceKind, MessageDescriptor>> = {
  stretching: msg`Stretching`,
  pnf_stretching: msg`PNF stretching`,
  dynamic_stretching: msg`Dynamic stretching`,
  prenatal_stretching: msg`Prenatal stretching`,
  sport_massage: msg`Sport massage`,
  deep_tissue_massage: msg`Deep tissue massage`,
  cupping: msg`Cupping`,
  red_light: msg`Red light`,
  compression: msg`Compression`,
};
