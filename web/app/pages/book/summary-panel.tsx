import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { formatAed } from '../../lib/money.ts';
import type { BookingStep } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { BookingForm } from './form.ts';
import { isStepComplete, nextStep, previousStep, showsNext } from './steps.ts';
import { SummaryRows } from './summary-rows.tsx';
import type { GoTo } from './use-wizard.ts';

interface Props {
  step: BookingStep;
  form: BookingForm;
  goTo: GoTo;
}

/** What was chosen so far, with Previous and Next. On small screens it sticks to the lower edge. */
export function SummaryPanel({ step, form, goTo }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const rowsId = useId();
  const previous = previousStep(step);
  return (
    <aside
      aria-label={t`Your booking`}
      className="sticky bottom-0 z-20 -mx-4 rounded-t-card border border-hairline bg-surface px-4 py-3 shadow-card sm:mx-0 lg:top-24 lg:bottom-auto lg:rounded-card lg:px-6 lg:py-6"
    >
      <h2 className="text-lg font-bold max-lg:sr-only">
        <Trans>Your booking</Trans>
      </h2>
      <div
        id={rowsId}
        className={classNames(
          'max-lg:max-h-[50dvh] max-lg:overflow-y-auto max-lg:pb-4',
          !open && 'max-lg:hidden',
        )}
      >
        <SummaryRows form={form} />
      </div>
      <div className="flex items-center gap-3 lg:mt-6">
        <Button
          tone="quiet"
          className="px-2 lg:hidden"
          aria-expanded={open}
          aria-controls={rowsId}
          onClick={() => setOpen(!open)}
        >
          <ChevronUp
            aria-hidden="true"
            className={classNames('size-5 transition-transform', open && 'rotate-180')}
          />
          <span className="sr-only">
            <Trans>Your booking</Trans>
          </span>
          <span className="whitespace-nowrap tabular-nums">{formatAed(form.total)}</span>
        </Button>
        {previous && (
          <Button tone="secondary" className="flex-1 px-4" onClick={() => goTo(previous)}>
            <Trans>Previous</Trans>
          </Button>
        )}
        {showsNext(step) && (
          <Button
            className="flex-1 px-4"
            disabled={!isStepComplete(step, form)}
            onClick={() => goTo(nextStep(step))}
          >
            <Trans>Next</Trans>
          </Button>
        )}
      </div>
    </aside>
  );
}
