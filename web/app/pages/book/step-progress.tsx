import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Dot } from '../../ui/dot.tsx';
import type { BookingStep } from './form/steps.ts';

/** Id of the step's position among the stages, which its heading refers to. */
export const stageTextId = 'booking-stage';

const stageWords: Readonly<Record<Stage, MessageDescriptor>> = {
  service: msg`Service`,
  place: msg`Place & therapist`,
  time: msg`Time`,
  you: msg`You`,
  confirm: msg`Confirm`,
};

/** Progress through the seven steps, in five named stages. */
export function StepProgress({ step }: { step: BookingStep }) {
  const { t } = useLingui();
  const { stage, index: current, share } = stageOf(step);
  const ended = step === 'done';
  const position = current + 1;
  const count = stages.length;
  return (
    <nav aria-label={t`Booking progress`}>
      <p
        className={classNames(
          'mb-2.5 flex justify-between gap-4 text-sm font-semibold tabular-nums',
          ended ? 'sr-only' : 'lg:sr-only',
        )}
      >
        <span id={stageTextId}>
          <span className="text-muted">
            <Trans>
              Step {position} of {count}
            </Trans>
            <Dot />
          </span>
          {t(stageWords[stage])}
        </span>
      </p>
      <ol className="flex gap-1.5 lg:gap-3">
        {stages.map((name, index) => {
          const done = index < current || ended;
          const filled = done ? 1 : index === current ? share : 0;
          return (
            <li
              key={name}
              aria-current={name === stage && !ended ? 'step' : undefined}
              className={classNames(
                'flex-1 text-sm font-semibold',
                index === current ? 'text-ink' : 'text-muted',
              )}
            >
              <span
                aria-hidden="true"
                className="block h-1 overflow-hidden rounded-full bg-line/25 forced-colors:border"
              >
                <span
                  className="block h-full rounded-full bg-primary transition-[inline-size] duration-300 forced-colors:bg-[Highlight]"
                  style={{ inlineSize: `${filled * 100}%` }}
                />
              </span>
              <span className="sr-only block lg:not-sr-only">
                <span className="flex items-center gap-1.5 pt-2">
                  {done && <Check aria-hidden="true" className="size-4 text-primary" />}
                  {t(stageWords[name])}
                  {done && (
                    <span className="sr-only">
                      {' '}
                      <Trans>(done)</Trans>
                    </span>
                  )}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The seven steps in five named stages. */
export const stages = ['service', 'place', 'time', 'you', 'confirm'] as const;
export type Stage = (typeof stages)[number];

interface Position {
  stage: Stage;
  /** 0 to 4. */
  index: number;
  /** How much of the stage is reached with this step, above 0 and at most 1. */
  share: number;
}

/** Position of a step among the stages. */
export function stageOf(step: BookingStep): Position {
  const [stage, share] = placed[step];
  return { stage, index: stages.indexOf(stage), share };
}

const placed: Record<BookingStep, [stage: Stage, share: number]> = {
  services: ['service', 1],
  location: ['place', 0.5],
  therapist: ['place', 1],
  time: ['time', 1],
  login: ['you', 1],
  confirm: ['confirm', 0.5],
  done: ['confirm', 1],
};
