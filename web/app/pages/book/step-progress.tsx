import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type BookingStep, bookingSteps } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { stepIndex } from './steps.ts';

/** Where one is among the seven steps. */
export function StepProgress({ step }: { step: BookingStep }) {
  const { t } = useLingui();
  const names: Record<BookingStep, string> = {
    services: t`Service`,
    location: t`Location`,
    therapist: t`Therapist`,
    time: t`Date and time`,
    login: t`Sign in`,
    confirm: t`Confirm`,
    done: t`Done`,
  };
  const current = stepIndex(step);
  const position = current + 1;
  const count = bookingSteps.length;
  return (
    <nav aria-label={t`Booking progress`}>
      <p className="mb-2 text-sm font-semibold text-muted lg:hidden" aria-hidden="true">
        <Trans>
          Step {position} of {count}
        </Trans>
        {' · '}
        {names[step]}
      </p>
      <ol className="flex gap-1.5 lg:gap-3">
        {bookingSteps.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? 'step' : undefined}
            className={classNames(
              'flex-1 border-t-4 pt-2 text-sm font-semibold',
              index <= current ? 'border-primary' : 'border-line/30',
              index === current ? 'text-ink' : 'text-muted',
            )}
          >
            <span className="sr-only items-center gap-1.5 lg:not-sr-only lg:flex">
              {index < current && <Check aria-hidden="true" className="size-4 text-primary" />}
              {names[name]}
              {index < current && (
                <span className="sr-only">
                  {' '}
                  <Trans>(done)</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
