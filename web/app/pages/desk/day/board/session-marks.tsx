import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { IsComing } from '../../frame/marks/is-coming.tsx';
import { NotPaid } from '../../frame/marks/not-paid.tsx';
import { PaidOnline } from '../../frame/marks/paid-online.tsx';
import { SessionSign } from '../../frame/marks/session-sign.tsx';
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
  const { t } = useLingui();
  const { client, package: owned } = booking;
  const due = useDue(booking.id);
  return (
    <>
      {due > 0 && !owned && state !== 'cancelled' && <NotPaid due={due} state={state} brief />}
      <PaidOnline of={booking} brief />
      <UnpaidPackage of={owned} brief />
      {owned && !owned.unpaid && (
        <SessionSign
          path="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM9 7v10"
          className="text-primary"
          brief
        >{t`From a package`}</SessionSign>
      )}
      {client.first_visit && (
        <SessionSign
          path="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z"
          className="text-gold"
          brief
        >{t`First visit`}</SessionSign>
      )}
      {client.health_notes && (
        <SessionSign
          path="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"
          className="text-info"
          brief
        >{t`Health notes`}</SessionSign>
      )}
      <Wish of={booking} brief />
      <IsComing of={booking} brief />
    </>
  );
}
