import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { Drawing } from '../../../../ui/glyph.tsx';
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
        <Mark
          path="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z"
          className="text-gold"
          word={t`First visit`}
        />
      )}
      {client.health_notes && (
        <Mark path="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" className="text-info" word={t`Health notes`} />
      )}
      {owned && !owned.unpaid && (
        <Mark
          path="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM9 7v10"
          className="text-primary"
          word={t`From a package`}
        />
      )}
      <UnpaidPackage of={owned} brief />
      <PaidOnline of={booking} brief />
      <IsComing of={booking} brief />
    </>
  );
}

function Mark({ path, className, word }: { path: string; className: string; word: string }) {
  return (
    <span className={`inline-flex shrink-0 items-center ${className}`}>
      <Drawing path={path} className="size-3.5" strokeWidth={2.25} />
      <span className="sr-only">{word}</span>
    </span>
  );
}
