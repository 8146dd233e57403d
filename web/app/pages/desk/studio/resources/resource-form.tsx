import type { StudioResource } from '@limber/contract/desk/studio/resources.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import {
  useAddResourceMutation,
  useChangeResourceMutation,
  useRetireResourceMutation,
} from '../../../../state/api/calls/desk/studio/resources.ts';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { ofKept } from '../of-kept.tsx';
import { BothFields, OrderField, ThingForm } from '../thing-form.tsx';
import { useAsking } from '../use-asking.ts';

interface Values {
  location: string;
  kind: { en: string; ar: string };
  name: { en: string; ar: string };
  position: string;
}

interface Props {
  /** Undefined: a new one. */
  resource: StudioResource | undefined;
  /** Opens the resource just created. */
  onMade: (id: number) => void;
  onClose: () => void;
}

/** A room, bed or device of a branch. */
export function ResourceForm({ resource, onMade, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [add, adding] = useAddResourceMutation();
  const [change, changing] = useChangeResourceMutation();
  const [retire, retiring] = useRetireResourceMutation();
  const { branches } = useBranchNames();
  const { fields, standing, ask } = useAsking(adding, changing, retiring);
  const { register, handleSubmit, reset } = useForm<Values>({
    values: formOf(resource),
    resetOptions: { keepDirtyValues: true },
  });
  const seen = resource && { id: resource.id, version: resource.version };
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  async function save({ location, position, ...names }: Values) {
    const asked = { ...names, position: Number(position) };
    const { data } = await ask(() =>
      seen
        ? change({ ...seen, ...asked })
        : add({ location: location || (branches[0]?.location ?? ''), ...asked }),
    );
    if (!data) return;
    reset(formOf(data));
    if (!seen) onMade(data.id);
  }
  return (
    <ThingForm
      title={resource ? resource.name[lang] || resource.name.en : t`New room or device`}
      {...standing}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
      {...(resource &&
        ofKept(
          'resource',
          resource,
          (retired) => {
            const { id, version } = resource;
            void ask(() => retire({ id, version, retired }));
          },
          noteOfRetiring(resource),
        ))}
    >
      {!resource && (
        <DeskSelect
          label={<Trans>Branch</Trans>}
          error={fields.location}
          {...register('location')}
          options={branches.map(({ location, name }) => [location, name])}
        />
      )}
      <BothFields
        labels={[<Trans key="en">Name in English</Trans>, <Trans key="ar">Name in Arabic</Trans>]}
        inputs={[register('name.en'), register('name.ar')]}
        errors={[fields['name.en'], fields['name.ar']]}
      />
      <BothFields
        labels={[<Trans key="en">Kind in English</Trans>, <Trans key="ar">Kind in Arabic</Trans>]}
        inputs={[register('kind.en'), register('kind.ar')]}
        errors={[fields['kind.en'], fields['kind.ar']]}
      />
      <p className="text-sm text-muted">
        <Trans>
          Services ask for any one of a kind, so give the same kind to things that do the same.
        </Trans>
      </p>
      <OrderField input={register('position')} error={fields.position} />
    </ThingForm>
  );
}

/** What retiring does not change, if anything. */
export function noteOfRetiring({
  retired,
  sessions_to_come: count,
}: Pick<StudioResource, 'retired' | 'sessions_to_come'>): ReactNode {
  if (count === 0) return null;
  return retired ? (
    <Plural
      value={count}
      one="# session to come still has it."
      other="# sessions to come still have it."
    />
  ) : (
    <Plural
      value={count}
      one="# session to come has it and keeps it when it is retired. Nothing else is given it then; what needs one of its kind is not sold where there is no other."
      other="# sessions to come have it and keep it when it is retired. Nothing else is given it then; what needs one of its kind is not sold where there is no other."
    />
  );
}

function formOf(resource: StudioResource | undefined): Values {
  const nothing = { en: '', ar: '' };
  if (!resource) return { location: '', kind: nothing, name: nothing, position: '0' };
  const { location, kind, name, position } = resource;
  return { location, kind, name, position: String(position) };
}
