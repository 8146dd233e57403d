import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { formatAmount } from '../../../lib/format-amount.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import type { BookingForm } from '../form/form.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { HeldUntil } from '../hold/hold-countdown-or-expired.tsx';
import type { Holding } from '../hold/use-hold.ts';
import type { Price } from './price-of-booking.ts';
import { SummaryRows } from './summary-rows.tsx';

interface Props {
  form: BookingForm;
  price: Price;
  act: FormDispatch;
  holding: Holding;
}

/** The button that opens the choices. */
export const summaryBarId = 'your-booking';

/** The total, always in sight on small screens; it opens a sheet with the choices. */
export function SummaryBar({ form, price, act, holding }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = form.services.length;
  return (
    <>
      <button
        id={summaryBarId}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="flex min-h-11 cursor-pointer items-center gap-2 -ms-1.5 rounded-control px-1.5 text-start leading-tight hover:bg-tint lg:hidden"
      >
        <ChevronUp aria-hidden="true" className="size-5 shrink-0 text-muted max-[22rem]:hidden" />
        <span>
          <span className="sr-only">
            <Trans>Your booking</Trans>{' '}
          </span>
          <span className="block font-bold whitespace-nowrap tabular-nums">
            {count === 0 ? (
              <Trans>Nothing chosen</Trans>
            ) : (
              (price.due?.now ?? formatAmount(price.total))
            )}
          </span>
          <span className="block max-w-32 truncate text-xs text-muted tabular-nums">
            <HeldUntil holding={holding}>
              {price.discount > 0 ? (
                <Trans>Member price</Trans>
              ) : (
                // A total is read with what it is for.
                form.services.map(({ name }) => name).join(' · ')
              )}
            </HeldUntil>
          </span>
        </span>
      </button>
      <Sheet open={open} onClose={close} title={t`Your booking`} closeLabel={t`Close`}>
        <SummaryRows form={form} price={price} act={act} onChange={close} />
      </Sheet>
    </>
  );
}
