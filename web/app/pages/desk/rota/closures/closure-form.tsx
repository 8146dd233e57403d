import type { ClosureWithHit } from '@limber/contract/desk/rota/closures.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';
import {
  useAddClosureMutation,
  useChangeClosureMutation,
} from '../../../../state/api/calls/desk/rota/closures.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { timeOfMinute } from '../../frame/words/minute-text.ts';
import { BothFields, NameFields } from '../../studio/thing-form.tsx';
import { beginMinute, endMinute } from '../typed-shift-times.ts';
import { useClosing } from './use-closing.ts';

interface Form {
  name: { en: string; ar: string };
  title: { en: string; ar: string };
  greeting: string;
  location: string;
  startsOn: string;
  endsOn: string;
  from: string;
  to: string;
  state: 'takes' | 'shuts' | 'confirmed';
}

interface Props {
  /** The closure being changed; left out for a new one. */
  closure?: ClosureWithHit;
  onClose: () => void;
}

/** Adds or changes a closure, confirmed or provisional, of the studio or one branch. */
export function ClosureForm({ closure, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [add, adding] = useAddClosureMutation();
  const [change, changing] = useChangeClosureMutation();
  const { branches, whole: mayWhole } = useClosing();
  const { fields } = useRefusal(adding.error ?? changing.error);
  const { register, handleSubmit } = useForm<Form>({
    values: formOf(closure, mayWhole ? '' : (branches[0]?.code ?? '')),
    resetOptions: { keepDirtyValues: true },
  });
  const isOpen = closure?.state === 'provisional';
  async function save(form: Form) {
    const closureTyped = closureIn(form);
    const { state } = form;
    const takes = state === 'takes';
    if (closure) {
      const seen = { id: closure.id, version: closure.version };
      const { data } = await change({
        ...seen,
        ...closureTyped,
        ...(isOpen && { takes_bookings: takes }),
      });
      if (data) onClose();
      return;
    }
    const certainty = { provisional: state !== 'confirmed', takes_bookings: takes };
    const { data } = await add({ ...closureTyped, ...certainty });
    if (data) navigate(`${paths.closures}/${data.id}`);
  }
  const both = (name: 'name' | 'title') =>
    [
      { ...register(`${name}.en`), error: fields[name] },
      { ...register(`${name}.ar`), error: fields[`${name}_ar`] },
    ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={closure ? <Trans>Change the closure</Trans> : <Trans>New closure</Trans>}
      closeLabel={t`Close`}
    >
      <form onSubmit={handleSubmit(save)} className="desk desk-labelled grid gap-4">
        <NameFields of={both('name')} />
        <p className="-mt-3 text-sm text-muted">
          <Trans>As clients read it, such as Eid al-Fitr.</Trans>
        </p>
        <DeskSelect
          label={<Trans>Where</Trans>}
          error={fields.location}
          key={branches.length > 0 ? 'known' : 'unknown'}
          {...register('location')}
          options={branches.map(({ code, name }) => [code, name])}
        >
          {mayWhole && <option value="">{t`The whole studio`}</option>}
        </DeskSelect>
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskInput
            label={<Trans>First day</Trans>}
            error={fields.starts_on}
            {...register('startsOn')}
            type="date"
            required
          />
          <DeskInput
            label={<Trans>Last day</Trans>}
            hint={<Trans>Left empty: that day alone.</Trans>}
            error={fields.ends_on}
            {...register('endsOn')}
            type="date"
          />
          <DeskInput
            label={<Trans>From, if not all day</Trans>}
            error={fields.from_minute}
            {...register('from')}
            type="time"
          />
          <DeskInput
            label={<Trans>To, if not all day</Trans>}
            error={fields.to_minute}
            {...register('to')}
            type="time"
          />
        </div>
        <BothFields
          labels={[
            <Trans key="en">Title of the announcement in English</Trans>,
            <Trans key="ar">Title of the announcement in Arabic</Trans>,
          ]}
          of={both('title')}
        />
        <DeskInput
          label={<Trans>Greeting on its picture, always in Arabic</Trans>}
          hint={<Trans>Such as عيد مبارك. Left empty: no picture.</Trans>}
          error={fields.greeting_ar}
          {...register('greeting')}
          lang="ar"
          dir="rtl"
          maxLength={100}
        />
        {(!closure || isOpen) && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm text-muted">
              <Trans>Is the date certain?</Trans>
            </legend>
            <label className="flex min-h-11 items-center gap-3">
              <input type="radio" value="takes" className="size-5" {...register('state')} />
              <Trans>Not yet; meanwhile bookings are taken</Trans>
            </label>
            <label className="flex min-h-11 items-center gap-3">
              <input type="radio" value="shuts" className="size-5" {...register('state')} />
              <Trans>Not yet; meanwhile no bookings are taken</Trans>
            </label>
            {!closure && (
              <label className="flex min-h-11 items-center gap-3">
                <input type="radio" value="confirmed" className="size-5" {...register('state')} />
                <Trans>Certain</Trans>
              </label>
            )}
          </fieldset>
        )}
        <FormFoot
          error={adding.error ?? changing.error}
          disabled={adding.isLoading || changing.isLoading}
        >
          <Trans>Save</Trans>
        </FormFoot>
      </form>
    </Dialog>
  );
}

/** Initial values: of a closure, or of a new one for the branch that is most often closed here. */
function formOf(closure: ClosureWithHit | undefined, where: string): Form {
  const {
    words,
    starts_on = '',
    ends_on = '',
    from_minute = null,
    to_minute = null,
  } = closure ?? {};
  const timeOf = (minute: number | null) => (minute === null ? '' : timeOfMinute(minute));
  return {
    name: { en: '', ar: '', ...words?.name },
    // The title repeats the name: none was written.
    title: words && words.title.en !== words.name.en ? { ...words.title } : { en: '', ar: '' },
    greeting: closure?.greeting_ar ?? '',
    location: closure ? (closure.location ?? '') : where,
    startsOn: starts_on,
    endsOn: ends_on,
    from: timeOf(from_minute),
    to: timeOf(to_minute),
    state: closure && !closure.takes_bookings ? 'shuts' : 'takes',
  };
}

function closureIn({ name, title, greeting, location, startsOn, endsOn, from, to }: Form) {
  return {
    ...{ name: name.en, name_ar: name.ar, title: title.en, title_ar: title.ar },
    ...{ greeting_ar: greeting, location: location || null },
    ...{ starts_on: startsOn, ends_on: endsOn || startsOn },
    ...{ from_minute: from ? beginMinute(from) : null, to_minute: to ? endMinute(to) : null },
  };
}
