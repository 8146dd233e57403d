import { type ReactNode, useEffect, useRef } from 'react';
import type { BookingStep } from './form/steps.ts';
import { stageTextId } from './step-progress.tsx';

interface Props {
  step: BookingStep;
  children: ReactNode;
}

/** A step's heading. Takes the focus when the step changes, but not when the page loads. */
export function StepHeading({ step, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      // The step's position is read with its name.
      aria-describedby={stageTextId}
      className="display text-4xl sm:text-5xl"
    >
      {children}
    </h1>
  );
}
