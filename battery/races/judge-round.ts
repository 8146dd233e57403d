/** One request of a round, and its result. */
export interface Tried {
  /** The therapist; null when the studio was to choose one. */
  readonly therapistId: number | null;
  readonly date: string;
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly status: number;
  /** Id of a granted session. */
  readonly id?: string | null;
}

/**
 * How many requests of one round can be granted at the same time, besides the limit of one session
 * per therapist.
 */
export interface Room {
  /** Exact number that must be granted. */
  readonly granted?: number;
  /** All requests are the same under one key: carried out once, with the same answer for each. */
  readonly oneKey?: true;
}

/**
 * Faults of a round, one sentence each: answers other than 201 and refusals, two granted sessions
 * of one therapist that overlap, fewer or more than there is room for and, without a given number,
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
