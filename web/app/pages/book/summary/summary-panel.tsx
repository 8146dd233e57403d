import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { BookingForm } from '../form/form.ts';
import {
  type BookingStep,
  isStepComplete,
  nextStep,
  previousStep,
  showsNext,
} from '../form/steps.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import type { GoTo } from '../form/use-wizard.ts';
import type { Holding } from '../hold/use-hold.ts';
import type { Price } from './price-of-booking.ts';
import { SummaryBar } from './summary-bar.tsx';
import { SummaryRows } from './summary-rows.tsx';

interface Props {
  step: BookingStep;
  form: BookingForm;
  price: Price;
  act: FormDispatch;
  goTo: GoTo;
  holding: Holding;
  /** Receives the place of the step's own action on small screens; `onAbove` the one above it. */
  onRow(row: HTMLElement | null): void;
  onAbove(above: HTMLElement | null): void;
}

/**
 * The choices so far, with Previous and Next. On wide screens a column beside the step; on others a
 * bar at the lower edge with every step's primary action, and a sheet with the choices.
 */
export function SummaryPanel({ step, form, price, act, goTo, holding, onRow, onAbove }: Props) {
  const { t } = useLingui();
  const previous = previousStep(step);
  return (
    <aside
      aria-label={t`Your booking`}
      className="no-print sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2.5rem)] border-t border-hairline bg-surface px-[clamp(1rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-[0_-10px_28px_-14px_var(--shade)] lg:top-24 lg:bottom-auto lg:mx-0 lg:rounded-card lg:border lg:p-6 lg:shadow-card"
    >
      <div className="max-lg:hidden">
        <h2 className="mb-2 text-lg font-bold">
          <Trans>Your booking</Trans>
        </h2>
        <SummaryRows form={form} price={price} act={act} />
      </div>
      <div ref={onAbove} className="until-settled -mt-1 text-sm not-empty:pb-2.5 lg:hidden" />
      <div className="flex items-center gap-2.5 lg:mt-6">
        {previous && (
          <Button
            tone="secondary"
            className="max-sm:px-0! lg:flex-1 lg:px-4!"
            onClick={() => goTo(previous)}
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100 sm:hidden" />
            <span className="max-sm:sr-only">
              <Trans>Previous</Trans>
            </span>
          </Button>
        )}
        <SummaryBar form={form} price={price} act={act} holding={holding} />
        {showsNext(step) ? (
          <Button
            className="max-sm:grow sm:max-lg:ms-auto lg:flex-1 lg:px-4!"
            disabled={!isStepComplete(step, form)}
            onClick={() => goTo(nextStep(step))}
          >
            <Trans>Next</Trans>
          </Button>
        ) : (
          <div ref={onRow} className="contents lg:hidden" />
        )}
      </div>
    </aside>
  );
}
