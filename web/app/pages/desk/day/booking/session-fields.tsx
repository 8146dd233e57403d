import type { Service, Therapist } from '@limber/contract/catalogue.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { PayingPackage } from '@limber/contract/desk/day/usual-session.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateAndTimeFields } from '../../frame/fields/date-and-time-fields.tsx';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { useMinutesLeft } from '../../frame/words/use-minutes-left.ts';
import { FreeTimes } from './free-times-to-book.tsx';
import { ResourceChoice } from './resource-choice.tsx';
import { lengthsOf } from './service-lengths.ts';
import { ServiceLines } from './service-lines.tsx';
import type { Draft } from './session-draft.ts';
import { minutesOf, paidBy, servicesFor } from './session-draft.ts';
import type { SessionDraft } from './use-session-draft.ts';

interface Props {
  session: SessionDraft;
  services: readonly Service[];
  therapists: readonly Therapist[];
  packages: readonly PayingPackage[];
  /** Whether the client agrees to notes of their sessions; undefined: not asked yet. */
  agreesToNotes: boolean | undefined;
  branches: DeskDay['branches'];
  /** The server's errors, by the wire's field names. */
  errors: Readonly<Record<string, string>>;
}

/** Every field of a session that can be changed before saving. */
export function SessionFields({
  session,
  services,
  therapists,
  packages,
  agreesToNotes,
  branches,
  errors,
}: Props) {
  const { t } = useLingui();
  const minutesLeft = useMinutesLeft();
  const { draft, chosen, change, replace } = session;
  const sold = chosen.packageId === null ? services : null;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2.5">
      {packages.length > 0 && (
        <DeskSelect
          label={<Trans>Paid by</Trans>}
          className="col-span-2"
          value={draft.packageId ?? ''}
          onChange={({ target }) =>
            replace(paidBy(chosen, target.value ? Number(target.value) : null, services, packages))
          }
        >
          {packages.map(({ id, name, remaining_time: left, balance }) => (
            <option key={id} value={id}>
              {name} · {left === null ? t`Unlimited` : minutesLeft(left, balance)}
            </option>
          ))}
          <option value="">{t`Its price`}</option>
        </DeskSelect>
      )}
      <ServiceLines
        lines={chosen.lines}
        possible={servicesFor(chosen, services, packages)}
        sold={sold}
        lengthsFor={(line) => lengthsOf(line, sold)}
        onChange={(lines) => replace({ ...chosen, lines })}
        errors={errors}
      />
      <DateAndTimeFields date={draft.date} time={draft.time} errors={errors} onChange={change} />
      <FreeTimes
        times={session.freeTimes}
        nearest={session.nearest}
        time={draft.time}
        date={draft.date}
        location={draft.location}
        onTime={(when) => change({ date: draft.date, ...when })}
      />
      <DeskSelect
        label={<Trans>Therapist</Trans>}
        error={errors.therapist_id}
        value={draft.therapistId ?? ''}
        onChange={({ target }) =>
          change({ therapistId: target.value ? Number(target.value) : null })
        }
      >
        <option value="">{t`Anyone`}</option>
        {branches.map(({ code, name }) => (
          <optgroup key={code} label={name}>
            {therapists
              .filter((each) => each.location === code && meets(each, draft))
              .map(({ id, full_name }) => (
                <option key={id} value={id}>
                  {full_name}
                </option>
              ))}
          </optgroup>
        ))}
      </DeskSelect>
      <DeskSelect
        label={<Trans>Preference</Trans>}
        error={errors.therapist_gender}
        value={draft.gender ?? ''}
        onChange={({ target }) => change({ gender: (target.value || null) as Draft['gender'] })}
      >
        <option value="">{t`None`}</option>
        <option value="female">{t`A woman`}</option>
        <option value="male">{t`A man`}</option>
      </DeskSelect>
      {draft.therapistId !== null && (
        <DeskCheckbox
          className="col-span-2"
          checked={draft.isAskedFor}
          onChange={({ target }) => change({ isAskedFor: target.checked })}
        >
          <Trans>The client asked for this therapist</Trans>
        </DeskCheckbox>
      )}
      <DeskSelect
        label={<Trans>Branch</Trans>}
        error={errors.location}
        value={draft.location}
        onChange={({ target }) => change({ location: target.value })}
        options={branches.map(({ code, name }) => [code, name])}
      />
      <ResourceChoice
        session={
          draft.time === '' || draft.lines.length === 0
            ? null
            : {
                location: draft.location,
                services: draft.lines.map(({ id }) => id).join(),
                date: draft.date,
                time: draft.time,
                total_duration: minutesOf(draft),
              }
        }
        chosen={chosen.resourceIds}
        onChange={(resourceIds) => replace({ ...chosen, resourceIds })}
        error={errors.resource_ids}
      />
      <DeskSelect
        label={<Trans>How the client asked</Trans>}
        value={draft.source}
        onChange={({ target }) => change({ source: target.value as Draft['source'] })}
      >
        <option value="phone">{t`By telephone`}</option>
        <option value="walk_in">{t`Walk-in`}</option>
        <option value="desk">{t`At the desk`}</option>
      </DeskSelect>
      {agreesToNotes && (
        <DeskInput
          label={<Trans>Note for the session</Trans>}
          className="col-span-2"
          value={draft.note}
          maxLength={2000}
          dir="auto"
          onChange={({ target }) => change({ note: target.value })}
        />
      )}
      {agreesToNotes === false && (
        <p className="col-span-2 text-sm text-muted">
          <Trans>No note can be saved: they have not agreed to health notes.</Trans>
        </p>
      )}
    </div>
  );
}

/** The chosen therapist stays in the list, whatever the preference. */
function meets({ id, gender }: Therapist, draft: Draft): boolean {
  return draft.gender === null || gender === draft.gender || id === draft.therapistId;
}
