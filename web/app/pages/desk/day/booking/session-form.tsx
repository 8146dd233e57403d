import type { Service, Therapist } from '@limber/contract/catalogue.ts';
import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import type { UsualSession } from '@limber/contract/desk/day/usual-session.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { dayOfInstant, studioDay, timeOfInstant } from '../../../../lib/dates.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraftForm } from '../../frame/drafts/use-draft-form.ts';
import type { Line } from '../../frame/live/keep-event-stream-open.ts';
import { RefusalNotice } from '../../frame/refusal/refusal-notice.tsx';
import { deskShortDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { CallerFields } from './caller-fields.tsx';
import { OverlapHint } from './overlap-hint.tsx';
import { ProposeTimes } from './propose-times.tsx';
import type { TypedClient } from './read-typed-client.ts';
import { type BoardCell, type Draft, minutesOf, requestOf } from './session-draft.ts';
import { SessionFields } from './session-fields.tsx';
import { SessionSummary } from './session-summary.tsx';
import { CALLER_FIELDS, type CallerWords, useSaveBooking } from './use-save-booking.ts';
import { useSessionDraft } from './use-session-draft.ts';

interface Props {
  day: DeskDay;
  line: Line;
  /** Branch to start with when nothing else names one. */
  location: string;
  place: BoardCell | undefined;
  services: readonly Service[];
  therapists: readonly Therapist[];
  /** An existing client with their usual session, or a new one. */
  client: UsualSession | TypedClient;
  onBooked: (booking: BookingAtDesk) => void;
}

/** A proposed session, to be saved at once or changed first. */
export function SessionForm(props: Props) {
  const { day, line, location, place, services, therapists, client, onBooked } = props;
  const { t } = useLingui();
  const usual = 'client' in client ? client : undefined;
  const caller = 'client' in client ? undefined : client;
  const packages = usual?.packages ?? [];
  const session = useSessionDraft({ services, usual, place, location, date: day.date });
  const { draft } = session;
  const form = useDraftForm<CallerWords>('words of the caller', {
    defaultValues: {
      first_name: caller?.firstName ?? '',
      last_name: caller?.lastName ?? '',
      phone_number: caller?.phone ?? '',
    },
  });
  const { save, busy, refusal, wrongClient } = useSaveBooking(line, {
    client: JSON.stringify(form.watch()),
    session: session.chosen,
  });
  const said = useFailureText(wrongClient?.call);
  const wrongSession = useFailureText(refusal?.call);
  const summary = useId();
  const saving = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the work goes on, once
  useLayoutEffect(() => {
    const { firstName, phone } = caller ?? { firstName: 'known', phone: 'known' };
    if (firstName === '') form.setFocus('first_name');
    else if (phone === '') form.setFocus('phone_number');
    else saving.current?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the server has said so
  useLayoutEffect(() => {
    for (const name of CALLER_FIELDS) {
      const message = said.fields?.[name];
      if (message) form.setError(name, { message }, { shouldFocus: true });
    }
  }, [wrongClient]);

  const isWhole = draft.time !== '' && minutesOf(draft) > 0;
  async function submit(words: CallerWords, draftToBook: Draft = draft, reason?: string) {
    if (!isWhole || busy) return;
    const saved = await save({
      client: usual?.client.id ?? words,
      session: { ...requestOf(draftToBook, packages), ...(reason && { override: { reason } }) },
      note: draftToBook.note,
    });
    if (!saved) return;
    if (saved.unnoted !== undefined) {
      const booked = t`The session is booked; its note could not be saved.`;
      showToast('error', `${booked} ${saved.unnoted}`);
    }
    onBooked(saved.booking);
  }

  const therapist = therapists.find(({ id }) => id === draft.therapistId)?.full_name;
  const branch = day.branches.find(({ code }) => code === draft.location)?.name;
  const shownDay = deskShortDayWithWeekday(day.date);
  const now = useServerNow();
  const today = studioDay(dayOfInstant(now), timeOfInstant(now));
  const proposed = usual?.session;
  const asUsual =
    proposed?.as_usual === true &&
    proposed.date === draft.date &&
    proposed.time === draft.time &&
    proposed.therapist_id === draft.therapistId;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((words) => submit(words))}
      className="mt-3 grid gap-4"
    >
      {caller && <CallerFields register={form.register} errors={form.formState.errors} />}
      <SessionFields
        session={session}
        services={services}
        therapists={therapists}
        packages={packages}
        agreesToNotes={usual?.client.agrees_to_notes}
        branches={day.branches}
        errors={(refusal?.kind === 'other' && wrongSession.fields) || {}}
      />
      {usual && <ProposeTimes client={usual.client} draft={draft} />}
      {/* A refusal needs more height than the fields can spare. */}
      <div className={classNames('desk-panel-foot', !refusal && 'sticky')}>
        {refusal && (
          <RefusalNotice
            refusal={refusal}
            busy={busy}
            waits={{ date: draft.date, location: draft.location }}
            onReason={(reason) => void submit(form.getValues(), draft, reason)}
            onTime={({ date, time }) => {
              session.change({ date, time });
              void submit(form.getValues(), { ...draft, date, time });
            }}
          />
        )}
        <SessionSummary
          id={summary}
          draft={draft}
          shownDate={day.date}
          services={services}
          packages={packages}
          therapist={therapist}
          branch={branch}
          discountPercent={usual?.discount_percent ?? 0}
          asUsual={asUsual}
          nothingFree={session.nothingFree}
        />
        {draft.time !== '' && draft.date !== day.date && day.date >= today && (
          <DeskButton
            onClick={() => {
              session.change({ date: day.date });
              saving.current?.focus();
            }}
            className="justify-self-start"
          >
            <Trans>On {shownDay} instead</Trans>
          </DeskButton>
        )}
        <div role="status" className="-mt-2 text-[0.9375rem] empty:hidden">
          {usual && <OverlapHint clientId={usual.client.id} draft={draft} day={day} />}
        </div>
        <DeskButton
          look="main"
          ref={saving}
          type="submit"
          aria-describedby={summary}
          // Not `disabled`: it gets the focus before the soonest time is loaded.
          aria-disabled={!isWhole || busy}
          className="w-full"
        >
          <Trans>Book</Trans>
        </DeskButton>
      </div>
    </form>
  );
}
