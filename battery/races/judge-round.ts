/** One request of a round, and what came of it. */
export interface Tried {
  /** Whose diary it is in: a therapist, or null when the studio was to pick one. */
  readonly therapistId: number | null;
  readonly date: string;
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly status: number;
  /** Of what was granted. */
  readonly id?: string | null;
}

/** How many of one round may be granted at the same time, beside one therapist being in one place. */
export interface Room {
  /** Exactly so many have to be granted. */
  readonly granted?: number;
  /** All ask the same under one key: it is done once, and each is answered that. */
  readonly oneKey?: true;
}

/**
 * What is wrong with a round, one sentence each: anything but 201 and refusals, two granted sessions
 * of one therapist that overlap, fewer or more than there is room for, and, where no number is given,
 * a refused session whose time stayed free.
 */
export function judgeRound(tried: readonly Tried[], room: Room = {}): string[] {
  if (room.oneKey) return judgeTwins(tried);
  const granted = tried.filter(({ status }) => status === 201);
  const strange = tried.filter(({ status }) => ![201, 409, 422].includes(status));
  const faults = strange.map(({ status }) => `answered ${status}`);
  for (const [index, one] of granted.entries()) {
    const other = granted.slice(index + 1).find((each) => overlap(one, each));
    if (other) faults.push(`granted twice: ${textOf(one)} and ${textOf(other)}`);
  }
  if (room.granted !== undefined) {
    if (granted.length !== room.granted) {
      faults.push(`${granted.length} granted where there was room for ${room.granted}`);
    }
    return faults;
  }
  for (const one of tried) {
    if (one.status === 201 || granted.some((each) => overlap(one, each))) continue;
    faults.push(`refused though free: ${textOf(one)}`);
  }
  return faults;
}

function judgeTwins(tried: readonly Tried[]): string[] {
  const ids = new Set(tried.map(({ id }) => id));
  return [
    ...tried
      .filter(({ status }) => status !== 201)
      .map(({ status }) => `answered ${status} where its twin was granted`),
    ...(ids.size === 1 ? [] : [`${ids.size} sessions under one key`]),
  ];
}

function overlap(one: Tried, other: Tried): boolean {
  return (
    one.therapistId !== null &&
    one.therapistId === other.therapistId &&
    one.date === other.date &&
    one.fromMinute < other.toMinute &&
    other.fromMinute < one.toMinute
  );
}

function textOf({ therapistId, date, fromMinute, toMinute }: Tried): string {
  return `${therapistId} on ${date} from ${fromMinute} to ${toMinute}`;
}
