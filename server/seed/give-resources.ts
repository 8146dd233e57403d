export type SeededResource = { id: number; kind: string; locationCode: string };

type Wished = {
  therapist: { locationCode: string };
  startsAt: Date;
  endsAt: Date;
  lines: readonly { resourceKind: string | null }[];
  bufferMinutes: number;
};

/**
 * Assigns each session the resources that its services need, one at a time; sessions for which
 * nothing is left are dropped.
 */
export function giveResources<Session extends Wished>(
  sessions: readonly Session[],
  resources: readonly SeededResource[],
): (Session & { resourceIds: number[] })[] {
  const taken = new Map<number, { from: number; until: number }[]>();
  return sessions.flatMap((session) => {
    const from = session.startsAt.getTime();
    const until = session.endsAt.getTime() + session.bufferMinutes * 60_000;
    const isFree = ({ id }: SeededResource) =>
      (taken.get(id) ?? []).every((span) => span.until <= from || until <= span.from);
    const kinds = new Set(session.lines.flatMap(({ resourceKind }) => resourceKind ?? []));
    const given = [...kinds].map((kind) =>
      resources.find(
        (each) =>
          each.kind === kind &&
          each.locationCode === session.therapist.locationCode &&
          isFree(each),
      ),
    );
    const resourceIds = given.flatMap((each) => each?.id ?? []);
    if (resourceIds.length < kinds.size) return [];
    for (const id of resourceIds) taken.set(id, [...(taken.get(id) ?? []), { from, until }]);
    return [{ ...session, resourceIds }];
  });
}
