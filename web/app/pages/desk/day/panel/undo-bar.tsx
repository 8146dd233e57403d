import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListDuesOfDayQuery } from '../../../../state/api/calls/desk/day/dues.ts';
import { useListDueQuery } from '../../../../state/api/calls/desk/money/owed.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { Glyph } from '../../../../ui/glyph.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskShortDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { stateWords } from '../../frame/words/state-sign.tsx';
import { RefundLink } from '../../money/till/owed/refund-link.tsx';
import { isUndone, type Taken } from './use-changes.ts';

interface Props {
  taken: Taken | null;
  /** The day on screen. */
  date: string | undefined;
  onPay: (id: string) => void;
  onUndo: () => void;
  onClose: () => void;
}

/**
 * Says what was done last, and undoes it. Stays until something else is done or it is dismissed;
 * otherwise an undo that is always refused would be offered all day.
 */
export function UndoBar({ taken, date, onPay, onUndo, onClose }: Props) {
  const { t } = useLingui();
  return (
    <div
      role="status"
      className={
        taken
          ? 'flex flex-wrap items-center gap-x-4 border-t border-line bg-surface px-4 py-1'
          : undefined
      }
    >
      {taken && (
        <>
          <span className="min-w-0 truncate">
            <strong>{taken.name}</strong>
            <Dot />
            {t(doneWords[taken.what])}
            {taken.when && (
              <>
                {' '}
                {deskShortDayWithWeekday(taken.when.date)} <bdi dir="ltr">{taken.when.time}</bdi>
              </>
            )}
          </span>
          {isUndone(taken) && (
            <DeskButton onClick={onUndo}>
              <Trans>Undo</Trans> <kbd className="max-lg:hidden">U</kbd>
            </DeskButton>
          )}
          {taken.clientId !== undefined && (
            <Refunds key={taken.version} id={taken.before ?? taken.id} clientId={taken.clientId} />
          )}
          {taken.what === 'done' && date && (
            <StillDue key={taken.version} id={taken.id} date={date} onPay={onPay} />
          )}
          <DeskButton look="plain" onClick={onClose} className="ms-auto" aria-label={t`Close`}>
            <Glyph name="close" className="size-5" />
          </DeskButton>
        </>
      )}
    </div>
  );
}

/** What a session that was held still costs, and where it is paid. */
function StillDue({ id, date, onPay }: { id: string; date: string; onPay: Props['onPay'] }) {
  const { currentData: dues } = useListDuesOfDayQuery({ date });
  const due = dues?.find(({ booking_id }) => booking_id === id)?.due ?? 0;
  if (due === 0) return null;
  return (
    <>
      <strong className="text-ember">
        <Trans>{deskAmount(due)} still due</Trans>
      </strong>
      <DeskButton look="main" onClick={() => onPay(id)}>
        <Trans>Take payment</Trans> <kbd className="max-lg:hidden">X</kbd>
      </DeskButton>
    </>
  );
}

/** Link to the refund, when a session that was paid is worth less now. */
function Refunds({ id, clientId }: { id: string; clientId: number }) {
  const ofClient = { client_id: clientId };
  const { currentData: due } = useListDueQuery(ofClient, { refetchOnMountOrArgChange: true });
  return due?.back
    .filter(({ booking_id }) => booking_id === id)
    .map((each) => <RefundLink key={each.line_id} back={each} />);
}

const doneWords: Readonly<Record<Taken['what'], MessageDescriptor>> = {
  here: stateWords.here,
  done: stateWords.done,
  given: msg`Has the session:`,
  missed: stateWords.missed,
  moved: msg`Moved`,
  cancelled: stateWords.cancelled,
  booked: msg`Booked:`,
  rebooked: msg`Booked again:`,
};
