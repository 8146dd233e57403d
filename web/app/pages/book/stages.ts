import type { BookingStep } from './form/steps.ts';

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
