/** Kinds of requests. */
export type Call = 'read' | 'change' | 'book';

/** The answer to one request. */
export interface Said {
  readonly call: Call;
  /** 0 without an answer. */
  readonly status: number;
}

/** Answers around one upgrade, in order of arrival. */
export interface Around {
  readonly answers: readonly Said[];
  /** How many had arrived when the migrations began … */
  readonly before: number;
  /** … and when they had ended. */
  readonly after: number;
}

const DONE: Readonly<Record<Call, number>> = { read: 200, change: 200, book: 201 };
const BUSY = 503;
/** A taken hour may be requested at any time. */
const TAKEN = 409;

/** Calls that already did nothing before the migrations: they prove nothing afterwards. */
export function idleBefore({ answers, before }: Around): Call[] {
  const early = answers.slice(0, before);
  return calls.filter((call) => !early.some((each) => each.call === call && isDone(each)));
}

/** Unexplained answers since the migrations began: neither done, nor busy, nor a taken hour. */
export function unexplained({ answers, before }: Around): Said[] {
  return answers
    .slice(before)
    .filter(
      (each) =>
        !isDone(each) && each.status !== BUSY && !(each.call === 'book' && each.status === TAKEN),
    );
}

/** Share of requested bookings that were granted, before the migrations and after them. */
export function shareBooked({ answers, before, after }: Around): { before: number; after: number } {
  const share = (some: readonly Said[]) => {
    const asked = some.filter(({ call }) => call === 'book');
    return asked.filter(isDone).length / asked.length;
  };
  return { before: share(answers.slice(0, before)), after: share(answers.slice(after)) };
}

const calls = Object.keys(DONE) as Call[];

function isDone({ call, status }: Said): boolean {
  return status === DONE[call];
}
