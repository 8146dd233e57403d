import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { FirstVisit, FromPackage, HasHealthNotes } from '../../frame/marks/about-client.tsx';
import { IsComing } from '../../frame/marks/is-coming.tsx';
import { NotPaid } from '../../frame/marks/not-paid.tsx';
import { PaidOnline } from '../../frame/marks/paid-online.tsx';
import { UnpaidPackage } from '../../frame/marks/unpaid-package.tsx';
import { Wish } from '../../frame/marks/wish.tsx';
import type { State } from '../../frame/words/session-state.ts';
import { useDue } from './dues-of-day.ts';

interface Props {
  of: DayBooking;
  state: State;
}

/**
 * The signs of a session, always in this order: money, package, first visit, health notes, wish, answer.
 * Each has a shape of its own and a hidden word.
 */
export function SessionMarks({ of: booking, state }: Props) {
  const { client, package: owned } = booking;
  const due = useDue(booking.id);
  return (
    <>
      {due > 0 && !owned && state !== 'cancelled' && <NotPaid due={due} state={state} brief />}
      <PaidOnline of={booking} brief />
      <UnpaidPackage of={owned} brief />
      {owned && !owned.unpaid && <FromPackage brief />}
      {client.first_visit && <FirstVisit brief />}
      {client.health_notes && <HasHealthNotes brief />}
      <Wish of={booking} brief />
      <IsComing of={booking} brief />
    </>
  );
}
