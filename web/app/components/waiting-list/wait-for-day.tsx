import type { WaitlistEntry, WaitRequest } from '@limber/contract/waiting-list.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { formatDayWithWeekday } from '../../lib/dates.ts';
import { paths } from '../../paths.ts';
import { useJoinWaitlistMutation } from '../../state/api/calls/waiting-list.ts';
import { readFailure } from '../../state/api/failure.ts';
import { selectSignedIn } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { useSignInModal } from '../sign-in/sign-in-modal.tsx';
import { useFailureText } from '../use-failure-text.ts';
import { type FullDaySession, PARTS_OF_DAY, type PartOfDay, wishOf } from './wish-of-day.ts';

/** Beside a full day: the client is put on the waiting list for it. */
export function WaitForDay({ session }: { session: FullDaySession }) {
  const [opened, setOpened] = useState(false);
  const [joined, setJoined] = useState<WaitlistEntry>();
  // Who waits says for what; a package of one service does not ask.
  if (session.services.length === 0) return null;
  if (joined) {
    return (
      <Notice tone={joined.can_be_told ? 'ok' : 'info'} alert>
        {joined.can_be_told ? (
          <Trans>You are on the waiting list. When a time comes free, we write to you.</Trans>
        ) : (
          <Trans>You are on the waiting list, but no message reaches you.</Trans>
        )}{' '}
        <Link to={`${paths.profile}#waiting`} className="underline">
          <Trans>See what you wait for</Trans>
        </Link>
      </Notice>
    );
  }
  if (opened) return <WaitForm key={session.date} session={session} onJoined={setJoined} />;
  return (
    <Button tone="secondary" className="justify-self-start" onClick={() => setOpened(true)}>
      <BellRing aria-hidden="true" className="size-5" />
      <Trans>Tell me when a time comes free</Trans>
    </Button>
  );
}

const partWords: Readonly<Record<PartOfDay, MessageDescriptor>> = {
  morning: msg`Until 12:00`,
  afternoon: msg`From 12:00 to 17:00`,
  evening: msg`From 17:00`,
};

function WaitForm({
  session,
  onJoined,
}: {
  session: FullDaySession;
  onJoined(entry: WaitlistEntry): void;
}) {
  const { date, therapist } = session;
  const { t } = useLingui();
  const signedIn = useAppSelector(selectSignedIn);
  const signIn = useSignInModal();
  const [mode, setMode] = useState<WaitRequest['mode']>('ask');
  const [to, setTo] = useState(date);
  const [parts, setParts] = useState<readonly PartOfDay[]>([]);
  const [onlyTherapist, setOnlyTherapist] = useState(therapist !== null);
  const [notice, setNotice] = useState('120');
  const [join, { isLoading, error }] = useJoinWaitlistMutation();
  const said = useFailureText(error && readFailure(error));

  async function send() {
    const chosen = { mode, to, parts, onlyTherapist, noticeMinutes: Number(notice) };
    const { data } = await join(wishOf(session, chosen));
    if (data) onJoined(data);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (signedIn) void send();
    else signIn.open({ onSignedIn: () => void send() });
  }

  return (
    <Card>
      <form onSubmit={submit} className="grid gap-5">
        <h2 className="font-semibold">
          <Trans>Wait for {formatDayWithWeekday(date)}</Trans>
        </h2>
        <TextField
          type="date"
          label={<Trans>Or any day until</Trans>}
          min={date}
          value={to}
          onChange={(event) => setTo(event.target.value || date)}
          error={said.fields?.to ?? said.fields?.from}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">
            <Trans>When can you come?</Trans>
          </legend>
          {PARTS_OF_DAY.map((part) => (
            <Checkbox
              key={part}
              checked={parts.includes(part)}
              onChange={({ target }) =>
                setParts(target.checked ? [...parts, part] : parts.filter((each) => each !== part))
              }
            >
              {t(partWords[part])}
            </Checkbox>
          ))}
          <p className="text-sm text-muted">
            <Trans>Nothing marked: at any time.</Trans>
          </p>
        </fieldset>
        {therapist && (
          <Checkbox
            checked={onlyTherapist}
            onChange={({ target }) => setOnlyTherapist(target.checked)}
          >
            <Trans>Only with {therapist.name}</Trans>
          </Checkbox>
        )}
        <SelectField
          label={<Trans>How long before its start must we tell you?</Trans>}
          value={notice}
          onChange={({ target }) => setNotice(target.value)}
        >
          <option value="60">{t`An hour`}</option>
          <option value="120">{t`Two hours`}</option>
          <option value="720">{t`Half a day`}</option>
          <option value="1440">{t`A day`}</option>
        </SelectField>
        <RadioGroup
          legend={<Trans>When a time comes free</Trans>}
          name="wait-mode"
          chosen={mode}
          onChange={({ target }) => setMode(target.value === 'book' ? 'book' : 'ask')}
          options={[
            { value: 'ask', label: <Trans>Ask me</Trans> },
            { value: 'book', label: <Trans>Book it for me</Trans> },
          ]}
        />
        <p className="text-sm text-muted">
          {mode === 'ask' ? (
            <Trans>We hold the time for you and send you a link that books it.</Trans>
          ) : (
            <Trans>
              We book it under the same rules as always, and say until when you can cancel it free
              of charge.
            </Trans>
          )}
        </p>
        <ErrorNotice>
          {error !== undefined &&
            (said.detail ?? t`We could not put you on the waiting list. Please try again.`)}
        </ErrorNotice>
        <Button type="submit" busy={isLoading} className="justify-self-start">
          <Trans>Put me on the waiting list</Trans>
        </Button>
      </form>
    </Card>
  );
}
