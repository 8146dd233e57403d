import type { StudioResource } from '@limber/contract/desk/studio/resources.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  useAddResourceMutation,
  useChangeResourceMutation,
  useRetireResourceMutation,
} from '../../../../state/api/calls/desk/studio/resources.ts';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { BothFields, NameFields, OrderField, ThingForm } from '../thing-form.tsx';
import { asNumber, type OpenedThing, useThing } from '../use-thing.ts';

/** A room, bed or device of a branch. */
export function ResourceForm({ thing: resource, ...opened }: OpenedThing<StudioResource>) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const { branches } = useBranchNames();
  const { field, both, frame } = useThing({
    ...opened,
    thing: resource,
    // Each branch counts its own.
    last: -1,
    subject: 'resource',
    add: useAddResourceMutation(),
    change: useChangeResourceMutation(),
    retire: useRetireResourceMutation(),
    blank: {
      location: branches[0]?.location ?? '',
      kind: { en: '', ar: '' },
      name: { en: '', ar: '' },
    },
    requestOf: (form) => form,
    firstFields: ['location'],
  });
  return (
    <ThingForm
      title={resource ? named(resource.name) : t`New room or device`}
      {...frame}
      note={resource && noteOfRetiring(resource)}
    >
      {!resource && (
        <DeskSelect
          label={<Trans>Branch</Trans>}
          {...field('location')}
          options={branches.map(({ location, name }) => [location, name])}
        />
      )}
      <NameFields of={both('name')} />
      <BothFields
        labels={[<Trans key="en">Kind in English</Trans>, <Trans key="ar">Kind in Arabic</Trans>]}
        of={both('kind')}
      />
      <p className="text-sm text-muted">
        <Trans>
          A service needs any one of a kind, so give the same kind to things that do the same.
        </Trans>
      </p>
      <OrderField {...field('position', asNumber)} />
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
      one="# upcoming session still uses it."
      other="# upcoming sessions still use it."
    />
  ) : (
    <Plural
      value={count}
      one="# upcoming session uses it and keeps it after it is retired. No other session gets it then; services that need one of its kind are not sold where there is no other."
      other="# upcoming sessions use it and keep it after it is retired. No other session gets it then; services that need one of its kind are not sold where there is no other."
    />
  );
}
