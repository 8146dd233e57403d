import type { Db } from '../database/db.ts';

/** So many askings are under way at a time before others wait: as many as keep both sides busy. */
const LANES = 2;
/** So many questions go in one asking; its answer is to be had within the patience of each. */
const MOST = 32;

interface Waiting<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Answers questions that are asked more often than the database can be asked: what comes while {@link LANES} askings
 * are under way waits, and goes with all others that wait as one. Alone it is asked by `one`, together by
 * `all`, which answers each in its place; when that fails, it has failed for each. Nothing waits where nothing is under
 * way, and a question is never older than its asking.
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
