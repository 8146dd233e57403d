import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { SessionSign } from '../../frame/session-sign.tsx';
import { IsComing } from '../../frame/words/is-coming.tsx';
import { PaidOnline } from '../../frame/words/paid-online.tsx';
import { UnpaidPackage } from '../../frame/words/unpaid-package.tsx';

interface Props {
  of: DayBooking;
}

/** The signs of a session, always in this order; each has a shape of its own and a hidden word. */
export function SessionMarks({ of: booking }: Props) {
  const { t } = useLingui();
  const { client, package: owned } = booking;
  return (
    <>
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
      {owned && !owned.unpaid && (
        <SessionSign
          path="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM9 7v10"
          className="text-primary"
          brief
        >{t`From a package`}</SessionSign>
      )}
      <UnpaidPackage of={owned} brief />
      <PaidOnline of={booking} brief />
      <IsComing of={booking} brief />
    </>
  );
}
