import type { Judged } from './read-report.ts';

/** A mutant that does not change behaviour, and why. */
export interface Answered extends Omit<Judged, 'line'> {
  readonly why: string;
  /** Number of places in the file; one by default. */
  readonly times?: number;
}

/**
 * Survivors without an answer. An answer covers only its number of survivors: the same text later
 * in the file may well be another behaviour.
 */
export function unanswered(
  survivors: readonly Judged[],
  answers: readonly Answered[],
): readonly Judged[] {
  const left = new Map(answers.map((each) => [each, each.times ?? 1]));
  return survivors.filter((survivor) => {
    const answer = answers.find((each) => isSame(each, survivor) && left.get(each));
    if (answer) left.set(answer, (left.get(answer) ?? 0) - 1);
    return !answer;
  });
}

function isSame(one: Answered, other: Judged): boolean {
  return one.file === other.file && one.from === other.from && one.to === other.to;
}
