/** What was asked. */
export type Call = 'read' | 'change' | 'book';

/** What one call was answered. */
export interface Said {
  readonly call: Call;
  /** 0 when there was no answer. */
  readonly status: number;
}

/** What was answered around one upgrade, in the order in which it came. */
export interface Around {
  readonly answers: readonly Said[];
  /** How many had come when the migrations were begun … */
  readonly before: number;
  /** … and when they had run. */
  readonly after: number;
}

const DONE: Readonly<Record<Call, number>> = { read: 200, change: 200, book: 201 };
const BUSY = 503;
/** An hour that is not free may be asked for at any time. */
const TAKEN = 409;

/** Calls that did nothing before the migrations already: nothing can be seen of them then. */
export function idleBefore({ answers, before }: Around): Call[] {
  const early = answers.slice(0, before);
  return calls.filter((call) => !early.some((each) => each.call === call && isDone(each)));
}

/** Answers since the migrations were begun that nothing explains: neither done, nor busy, nor an hour that is taken. */
export function unexplained({ answers, before }: Around): Said[] {
  return answers
    .slice(before)
    .filter(
      (each) =>
        !isDone(each) && each.status !== BUSY && !(each.call === 'book' && each.status === TAKEN),
    );
}

/** Of the bookings that were asked for, how many were granted: before the migrations, and once they had run. */
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
