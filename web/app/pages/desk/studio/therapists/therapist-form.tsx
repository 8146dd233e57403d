import type { StudioTherapist } from '@limber/contract/desk/studio/therapists.ts';
import { EMAIL_LENGTH } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
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
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { PictureField } from '../picture-field.tsx';
import { OrderField, ThingForm, TickField } from '../thing-form.tsx';
import { asNumber, asTextOrNone, type OpenedThing, useThing } from '../use-thing.ts';
import { blank, requestOf, typed } from './therapist-form-values.ts';
import { UpcomingSessions } from './upcoming-sessions.tsx';

/** A therapist: the person if new, the public profile, and the services offered. */
export function TherapistForm({ thing: therapist, ...opened }: OpenedThing<StudioTherapist>) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const { data: services = [] } = useListStudioServicesQuery();
  const { branches } = useBranchNames();
  const { field, choice, frame, watch } = useThing({
    ...opened,
    thing: therapist,
    subject: 'therapist',
    add: useAddTherapistMutation(),
    change: useChangeTherapistMutation(),
    retire: useRetireTherapistMutation(),
    blank: { ...blank, location: branches[0]?.location ?? '' },
    ...{ typed, requestOf, firstFields: ['email', 'first_name', 'last_name', 'gender'] },
  });
  const form = requestOf(watch());
  const offered = services.filter(
    ({ id, retired }) => !retired || therapist?.service_ids.includes(id),
  );
  return (
    <ThingForm
      title={therapist?.full_name ?? t`New therapist`}
      {...frame}
      seen={{
        therapist: {
          ...form,
          id: therapist?.id,
          full_name: therapist?.full_name ?? `${form.first_name} ${form.last_name}`.trim(),
        },
        branch: branches.find(({ location }) => location === form.location)?.name,
        services: services.filter(({ id }) => form.service_ids.includes(id)),
      }}
      note={
        therapist?.retired ? (
          <Trans>Once restored, they can sign in to the desk as before.</Trans>
        ) : (
          <Trans>
            A retired therapist gets no new bookings and loses access to the desk. They are signed
            out at once.
          </Trans>
        )
      }
      below={therapist?.retired && <UpcomingSessions id={therapist.id} />}
    >
      {!therapist && (
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskInput label={<Trans>First name</Trans>} {...field('first_name')} maxLength={100} />
          <DeskInput label={<Trans>Last name</Trans>} {...field('last_name')} maxLength={100} />
          <DeskInput
            label={<Trans>Email</Trans>}
            hint={
              <Trans>
                They sign in with a code sent there, and set their second factor up then.
              </Trans>
            }
            {...field('email')}
            type="email"
            dir="ltr"
            maxLength={EMAIL_LENGTH.most}
          />
          <DeskSelect label={<Trans>Gender</Trans>} {...field('gender')}>
            <option value="female">{t`Female`}</option>
            <option value="male">{t`Male`}</option>
          </DeskSelect>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskInput
          label={<Trans>Name in Arabic</Trans>}
          {...field('name_ar', asTextOrNone)}
          lang="ar"
          dir="rtl"
          maxLength={120}
        />
        <DeskSelect
          label={<Trans>Their own branch</Trans>}
          {...field('location')}
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
        {...field('languages')}
        dir="ltr"
        maxLength={60}
        placeholder="ar, en"
      />
      <Choices
        legend={<Trans>What they offer</Trans>}
        options={offered.map(({ id, name }) => [id, named(name)])}
        {...choice('service_ids')}
      />
      <TickField {...field('books_by_phone')}>
        <Trans>Booked by telephone only</Trans>
      </TickField>
      <div className="grid gap-4 sm:grid-cols-2">
        <PictureField
          use="therapist"
          label={<Trans>Their picture</Trans>}
          alt={therapist?.full_name ?? ''}
          {...choice('photo')}
          hint={<Trans>A picture that they uploaded comes first.</Trans>}
        />
        <OrderField {...field('position', asNumber)} />
      </div>
    </ThingForm>
  );
}
