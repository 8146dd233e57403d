/** The place of somebody in the queue. */
export interface Place {
  readonly id: string;
  readonly isMember: boolean;
  readonly madeAt: Date;
}

/** The order of offers, by the length of the wait; a studio can put members before other clients. */
export function byTurn(membersFirst: boolean): (one: Place, other: Place) => number {
  return (one, other) =>
    (membersFirst ? Number(other.isMember) - Number(one.isMember) : 0) ||
    one.madeAt.getTime() - other.madeAt.getTime() ||
    (one.id < other.id ? -1 : 1);
}
