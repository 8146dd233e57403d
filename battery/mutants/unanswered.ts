import type { Judged } from './read-report.ts';

/** A change that is no other behaviour, and why. */
export interface Answered extends Omit<Judged, 'line'> {
  readonly why: string;
  /** At so many places of the file; one unless said. */
  readonly times?: number;
}

/**
 * Those that survived and that no answer is for. An answer is for as many as it says: what is written
 * the same elsewhere in the file later may well be another behaviour.
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
