import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import type { BookingForm } from '../form/form.ts';
import {
  type BookingStep,
  isStepComplete,
  nextStep,
  previousStep,
  showsNext,
} from '../form/steps.ts';
import type { GoTo } from '../form/use-wizard.ts';
import type { Holding } from '../hold/use-hold.ts';
import type { Price } from './price.ts';
import { SummaryBar } from './summary-bar.tsx';
import { SummaryRows } from './summary-rows.tsx';

interface Props {
  step: BookingStep;
  form: BookingForm;
  price: Price;
  goTo: GoTo;
  holding: Holding;
}

/**
 * What was chosen so far, with Previous and Next: a rail beside the step on wide screens, a bar at
 * the lower edge with a sheet behind it on others.
 */
export function SummaryPanel({ step, form, price, goTo, holding }: Props) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Your booking`}
      className="no-print sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2.5rem)] border-t border-hairline bg-surface px-[clamp(1rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-[0_-10px_28px_-14px_var(--shade)] lg:top-24 lg:bottom-auto lg:mx-0 lg:rounded-card lg:border lg:p-6 lg:shadow-card"
    >
      <div className="max-lg:hidden">
        <h2 className="mb-2 text-lg font-bold">
          <Trans>Your booking</Trans>
        </h2>
        <SummaryRows form={form} price={price} />
      </div>
      <div className="flex flex-wrap items-center gap-2.5 lg:mt-6">
        <SummaryBar form={form} price={price} holding={holding} />
        <Ways step={step} form={form} goTo={goTo} />
      </div>
    </aside>
  );
}

function Ways({ step, form, goTo }: Omit<Props, 'price' | 'holding'>) {
  const previous = previousStep(step);
  return (
    <div className="flex flex-1 justify-end gap-2.5 *:min-w-0 *:px-4 lg:*:flex-1">
      {previous && (
        <Button tone="secondary" onClick={() => goTo(previous)}>
          <Trans>Previous</Trans>
        </Button>
      )}
      {showsNext(step) && (
        <Button disabled={!isStepComplete(step, form)} onClick={() => goTo(nextStep(step))}>
          <Trans>Next</Trans>
        </Button>
      )}
    </div>
  );
}
