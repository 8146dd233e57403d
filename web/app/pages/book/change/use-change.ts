import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { BookingForm } from '../form/form.ts';
import type { BookingStep } from '../form/steps.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { summaryBarId } from '../summary/summary-bar.tsx';
import type { OpenChange } from './change-sheet-context.ts';

interface Wizard {
  step: BookingStep;
  /** Whether a step may be shown now. */
  admits(step: BookingStep): boolean;
  act: FormDispatch;
}

interface ChangeRequest {
  step: BookingStep;
  /** The step below the sheet, and its history entry. */
  over: BookingStep;
  entry: string;
  from: HTMLElement;
}

/** State of the sheet that changes a choice over the current step. Leaving the page closes it. */
export function useChange({ step, admits, act }: Wizard) {
  const { key: entry } = useLocation();
  const [request, setAsked] = useState<ChangeRequest>();
  const open = request?.entry === entry ? request : undefined;
  // It does not reopen on coming back to that entry.
  if (request && !open) setAsked(undefined);

  const comeBack = useEffectEvent((left: ChangeRequest) => {
    // Another step focuses its own heading.
    if (left.over !== step) return;
    const from = left.from.isConnected ? left.from : document.getElementById(summaryBarId);
    from?.focus({ preventScroll: true });
  });
  useEffect(() => (open ? () => comeBack(open) : undefined), [open]);

  return {
    /** The step whose choice is open; undefined: none. */
    changing: open?.step,
    openerOf(target: BookingStep): OpenChange | null {
      if (target === step || !admits(target)) return null;
      return (from) => setAsked({ step: target, over: step, entry, from });
    },
    close: () => setAsked(undefined),
    commit(form: BookingForm) {
      setAsked(undefined);
      act({ type: 'change', form });
    },
  };
}
