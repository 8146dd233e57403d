import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useAddWaitingMutation } from '../../../../state/api/calls/desk/day/waiting.ts';
import {
  useListCatalogueQuery,
  useListTherapistsQuery,
} from '../../../../state/api/catalogue-api.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { FindPerson, type Person } from '../../frame/find/find-person.tsx';

interface Props {
  location: string;
  /** The day that the form begins with, `YYYY-MM-DD`; '' for none. */
  date: string;
  onClose: () => void;
}

/** Puts a client on the waiting list of a branch. */
export function AddWaiting({ location, date, onClose }: Props) {
  const { t } = useLingui();
  const [client, setClient] = useState<Person | null>(null);
  const [service, setService] = useState<number>();
  const [minutes, setMinutes] = useState<number>();
  const [therapist, setTherapist] = useState(0);
  const [from, setFrom] = useState(date);
  const [to, setTo] = useState(date);
  const [begins, setBegins] = useState('');
  const [ends, setEnds] = useState('');
  const [mode, setMode] = useState<'ask' | 'book'>('ask');
  const { data: products } = useListCatalogueQuery();
  const sold = products?.services ?? [];
  const { data: team = [] } = useListTherapistsQuery();
  const [add, { isLoading, error }] = useAddWaitingMutation();
  const said = useFailureText(error && readFailure(error));
  const chosen = sold.find(({ id }) => id === service) ?? sold[0];
  const lengths = chosen?.durations.map(({ time }) => time) ?? [];
  const length = minutes !== undefined && lengths.includes(minutes) ? minutes : lengths[0];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!client || !chosen || length === undefined || from === '') return;
    const answer = await add({
      client_id: client.id,
      location,
      services: [{ id: chosen.id, time: length }],
      total_duration: length,
      therapist_ids: therapist === 0 ? null : [therapist],
      from,
      // An empty day is before all others.
      to: to > from ? to : from,
      times: begins !== '' && ends !== '' ? [{ from: begins, to: ends }] : null,
      notice_minutes: 0,
      mode,
    });
    if (!answer.error) onClose();
  }

  return (
    <form
      onSubmit={submit}
      aria-label={t`Put a client on the list`}
      className="grid gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <FindPerson label={t`Client`} chosen={client} onChoose={setClient} />
      <div className="grid gap-4 sm:grid-cols-3">
        <DeskSelect
          label={<Trans>Service</Trans>}
          error={said.fields?.services}
          value={chosen?.id ?? ''}
          onChange={({ target }) => setService(Number(target.value))}
          options={sold.map(({ id, name }) => [id, name])}
        />
        <DeskSelect
          label={<Trans>Length</Trans>}
          error={said.fields?.total_duration}
          value={length ?? ''}
          onChange={({ target }) => setMinutes(Number(target.value))}
          options={lengths.map((each) => [each, t`${each} min`])}
        />
        <DeskSelect
          label={<Trans>Therapist</Trans>}
          error={said.fields?.therapist_ids}
          value={therapist}
          onChange={({ target }) => setTherapist(Number(target.value))}
          options={[
            [0, t`Anyone`],
            ...team.map(({ id, full_name }): [number, string] => [id, full_name]),
          ]}
        />
        <DeskInput
          type="date"
          required
          label={<Trans>First day</Trans>}
          error={said.fields?.from}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <DeskInput
          type="date"
          label={<Trans>Last day</Trans>}
          error={said.fields?.to}
          min={from}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <DeskSelect
          label={<Trans>When a time comes free</Trans>}
          value={mode}
          onChange={({ target }) => setMode(target.value === 'book' ? 'book' : 'ask')}
          options={[
            ['ask', t`Ask them`],
            ['book', t`Book it for them`],
          ]}
        />
        <DeskInput
          type="time"
          label={<Trans>Not before</Trans>}
          error={said.fields?.times}
          value={begins}
          onChange={({ target }) => setBegins(target.value)}
        />
        <DeskInput
          type="time"
          label={<Trans>Over by</Trans>}
          value={ends}
          onChange={({ target }) => setEnds(target.value)}
        />
      </div>
      <ErrorNotice>
        {error !== undefined &&
          (said.detail ?? t`The client was not put on the list. Please try again.`)}
      </ErrorNotice>
      <div className="flex flex-wrap gap-3">
        <DeskButton type="submit" look="main" disabled={isLoading || client === null}>
          <Trans>Put on the list</Trans>
        </DeskButton>
        <DeskButton look="plain" onClick={onClose}>
          <Trans>Close</Trans>
        </DeskButton>
      </div>
    </form>
  );
}
