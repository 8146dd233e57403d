import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraft } from '../../frame/drafts/use-draft.ts';
import { bookingAsOpened } from './booking-as-opened.ts';
import { ChangeForm } from './change-form.tsx';

/** The change form. When others change the session meanwhile, it keeps the input and says so. */
export function ChangePart({ booking, ...props }: ComponentProps<typeof ChangeForm>) {
  const [opened, setOpened] = useDraft<DayBooking>(`opened ${booking.id}`, booking);
  const asOpened = bookingAsOpened(props.day.date, opened, booking);
  // What is saved here comes back as a change too.
  const isOlder = asOpened !== booking && !props.changes.busy;
  return (
    <>
      <div role="status">
        {isOlder && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 font-semibold text-warn">
            <Trans>This session has been changed meanwhile.</Trans>
            <DeskButton onClick={() => setOpened(booking)}>
              <Trans>Start from the current text</Trans>
            </DeskButton>
          </p>
        )}
      </div>
      <ChangeForm key={`${opened.id} ${opened.version}`} booking={asOpened} {...props} />
    </>
  );
}
