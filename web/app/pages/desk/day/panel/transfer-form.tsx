import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useSalesOfSessionQuery } from '../../../../state/api/desk-api.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraft } from '../../frame/drafts/use-draft.ts';
import { useDraftForm } from '../../frame/drafts/use-draft-form.ts';
import { FindPerson, nameOf, type Person } from '../../frame/find/find-person.tsx';
import type { Line } from '../../frame/live/keep-event-stream-open.ts';
import { RefusalNotice } from '../../frame/refusal/refusal-notice.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useLastRefusal } from '../../frame/refusal/use-last-refusal.ts';
import { soldForOf } from '../../money/till/session-bill.ts';
import { Becomes } from './cancel-form.tsx';
import { ReasonField } from './reason-field.tsx';
import type { Changes } from './use-changes.ts';

interface Props {
  booking: DayBooking;
  give: Changes['give'];
  busy: boolean;
  line: Line;
}

/** Gives a session to another client, and says first what happens to minutes and money. */
export function TransferForm({ booking, give, busy, line }: Props) {
  const { t } = useLingui();
  const request = { client_id: booking.client.id, booking_id: booking.id };
  const { currentData: sales = [] } = useSalesOfSessionQuery(request);
  const [person, setPerson] = useDraft<Person | null>(`given to, of ${booking.id}`, null);
  const form = useDraftForm<{ reason: string }>(`giving of ${booking.id}`, {
    defaultValues: { reason: '' },
  });
  const { register, handleSubmit, setValue, watch, formState } = form;
  const said = JSON.stringify([watch(), person?.id, booking.version]);
  const [refusal, setRefusal] = useLastRefusal(line, said);
  const { fields } = useFailureText(refusal?.call);
  const isOther = refusal?.kind === 'other';
  const wrong = formState.errors.reason
    ? t`Please give a reason.`
    : isOther
      ? fields?.reason
      : undefined;
  async function send(reason: string, override?: string) {
    if (!person || busy) return;
    setRefusal(null);
    setRefusal(await give(booking, person, reason, override));
  }
  return (
    <form
      noValidate
      aria-label={t`Give the session to another client`}
      onSubmit={handleSubmit(({ reason }) => send(reason))}
      className="mt-3 grid gap-3"
    >
      <FindPerson label={t`The new client`} chosen={person} onChoose={setPerson} />
      <RefusalText>{isOther && fields?.client_id}</RefusalText>
      {person && (
        <dl className="grid gap-2">
          <Side name={nameOf(booking.client)}>
            <Becomes booking={booking} sold={soldForOf(booking.id, sales)} used={false} />
          </Side>
          <Side name={nameOf(person)}>
            <Trans>
              Paid from a suitable package of the client, otherwise at the price of the session.
            </Trans>
          </Side>
        </dl>
      )}
      <ReasonField
        field={register('reason', { validate: (typed) => typed.trim() !== '' })}
        ready={[t`Booked under a namesake`, t`Somebody else of the family comes`]}
        onReady={(each) => setValue('reason', each, { shouldValidate: true })}
        wrong={wrong}
      />
      {refusal && !(isOther && fields) && (
        <RefusalNotice
          refusal={refusal}
          busy={busy}
          onReason={(reason) => void send(form.getValues('reason'), reason)}
        />
      )}
      <DeskButton look="main" type="submit" disabled={busy || !person}>
        <Trans>Give the session</Trans>
      </DeskButton>
      <p className="text-sm text-muted">
        <Trans>Both are told by e-mail, where they have one.</Trans>
      </p>
    </form>
  );
}

function Side({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">
        <bdi>{name}</bdi>
      </dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}
