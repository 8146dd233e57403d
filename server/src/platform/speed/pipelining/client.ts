import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAway, isStalePlan } from '../../http/errors.ts';

/** The most statements one connection keeps prepared; texts beyond that are planned each time. */
const MOST_PREPARED = 400;

const names = new Map<string, string>();

function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PREPARED) return known;
  const name = `q${createHash('sha1').update(text).digest('hex').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/**
 * Parses and plans each parameterised statement once per connection, and sends everything requested
 * in one turn of the event loop in one write: each halves the cost of short queries.
 */
export class PipeliningClient extends pg.Client {
  #gathering = false;
  /**
   * Part of every statement's name, so that a new number leaves all earlier prepared statements
   * behind.
   */
  #generation = 0;

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` beyond what a subclass can restate
  override query(...args: any[]): any {
    const answer = this.#send(args);
    if (!(answer instanceof Promise)) return answer;
    const sentIn = this.#generation;
    return answer.catch((error) => {
      if (isLost(error)) {
        // Before its socket says so the pool would take the connection for a good one.
        this.end().catch(() => {});
        throw new DatabaseAway(error);
      }
      if (!isStalePlan(error)) throw error;
      if (sentIn === this.#generation) this.#generation += 1;
      // Inside a transaction everything has to be repeated, which its owner does.
      if (this.getTransactionStatus() !== 'I') throw error;
      return this.#send(args);
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #send(args: any[]): any {
    this.#gather();
    const [text, values, ...rest] = args;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = preparedName(text);
      if (name) {
        const named = this.#generation === 0 ? name : `${name}_${this.#generation}`;
        return super.query({ name: named, text, values } as never, ...(rest as []));
      }
    }
    return super.query(...(args as [string]));
  }

  #gather(): void {
    if (this.#gathering) return;
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    this.#gathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }
}

/** Whether the connection is gone: it broke, or the database has ended it. */
function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.severity === 'FATAL';
  // A value that cannot be sent is a mistake of ours.
  return !(error instanceof TypeError);
}
