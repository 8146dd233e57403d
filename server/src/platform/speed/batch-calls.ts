import type { Db } from '../database/db.ts';

/** Batches that may be in flight before further calls wait: enough to keep both sides busy. */
const LANES = 2;
/** Questions in one batch; its reply must arrive within the patience of each. */
const MOST = 32;

interface Waiting<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Batches questions that are more frequent than the database can answer singly: while {@link LANES}
 * batches are in flight, new questions wait and then go together as one. A single question uses
 * `one`, several use `all`, which answers each in its place; when that fails, it fails for each.
 * Nothing waits while nothing is in flight, and the answer is never older than its question.
 */
export function together<Question, Answer>(
  one: (db: Db, question: Question) => Promise<Answer>,
  all: (db: Db, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (db: Db, question: Question) => Promise<Answer> {
  const lines = new WeakMap<Db, { waiting: Waiting<Question, Answer>[]; underWay: number }>();
  const goOn = (db: Db) => {
    const line = lines.get(db);
    if (!line || line.underWay >= LANES || line.waiting.length === 0) return;
    const asking = line.waiting.splice(0, MOST);
    line.underWay += 1;
    ask(db, asking).finally(() => {
      line.underWay -= 1;
      goOn(db);
    });
  };
  async function ask(db: Db, asking: readonly Waiting<Question, Answer>[]): Promise<void> {
    const questions = asking.map(({ question }) => question);
    const [first] = questions;
    try {
      const answers =
        questions.length === 1 && first !== undefined
          ? [await one(db, first)]
          : await all(db, questions);
      for (const [nth, { resolve }] of asking.entries()) resolve(answers[nth] as Answer);
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  }
  return (db, question) =>
    new Promise((resolve, reject) => {
      const line = lines.get(db) ?? { waiting: [], underWay: 0 };
      lines.set(db, line);
      line.waiting.push({ question, resolve, reject });
      goOn(db);
    });
}
