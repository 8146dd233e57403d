import {
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  Transaction,
  TransactionBuilder,
} from 'kysely';
import type pg from 'pg';
import { DatabaseAway, isStalePlan, sqlState, sqlStates } from '../../http/errors.ts';

/** A statement that a transaction sends before its work, without waiting for the reply. */
export interface SentAhead {
  readonly answer: Promise<unknown>;
  /** Called once the transaction is committed. */
  committed(): void;
  /**
   * The error that the transaction throws when `answer` failed with `why`; undefined: the work's
   * own.
   */
  errorFor(why: unknown): Error | undefined;
}

export type SendAhead<DB> = (trx: Transaction<DB>) => SentAhead | undefined;

/** Names what a missing database is. */
class PoolDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw new DatabaseAway(error);
    }
  }
}

/** Kysely's PostgreSQL, with a driver that is handed to it. */
class PoolDialect extends PostgresDialect {
  readonly #driver: PoolDriver;

  constructor(pool: pg.Pool, driver: PoolDriver) {
    super({ pool });
    this.#driver = driver;
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

/**
 * Kysely whose transactions send each statement at once. Kysely's own wait for each reply before
 * sending the next statement, which costs a round trip each.
 */
export class PipeliningKysely<DB> extends Kysely<DB> {
  readonly #dialect: Dialect;
  readonly #driver: Driver;
  readonly #sendAhead: SendAhead<DB>;

  constructor(pool: pg.Pool, sendAhead: SendAhead<DB>) {
    const driver = new PoolDriver({ pool });
    const dialect = new PoolDialect(pool, driver);
    super({ dialect });
    this.#dialect = dialect;
    this.#driver = driver;
    this.#sendAhead = sendAhead;
  }

  override transaction(): TransactionBuilder<DB> {
    const props = {
      config: { dialect: this.#dialect },
      dialect: this.#dialect,
      driver: this.#driver,
      executor: this.getExecutor(),
    };
    return new PipeliningTransactions<DB>(props, this.#sendAhead);
  }
}

type Props = ConstructorParameters<typeof TransactionBuilder>[0];

class PipeliningTransactions<DB> extends TransactionBuilder<DB> {
  readonly #props: Props;
  readonly #sendAhead: SendAhead<DB>;

  constructor(props: Props, sendAhead: SendAhead<DB>) {
    super(props);
    this.#props = props;
    this.#sendAhead = sendAhead;
  }

  override execute<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#props.executor.provideConnection(async (connection) => {
      try {
        return await this.#attempt(connection, work);
      } catch (error) {
        // Nothing was written, and the connection has dropped the outdated plan.
        if (isStalePlan(error)) return this.#attempt(connection, work);
        throw error;
      }
    });
  }

  async #attempt<T>(
    connection: DatabaseConnection,
    work: (trx: Transaction<DB>) => Promise<T>,
  ): Promise<T> {
    const { driver, executor } = this.#props;
    const transaction = new OpenTransaction(connection);
    const trx = new Transaction<DB>({
      ...this.#props,
      executor: executor.withConnectionProvider(transaction),
    });
    await driver.beginTransaction(connection, {});
    const ahead = this.#sendAhead(trx);
    ahead?.answer.catch(() => {});
    try {
      const result = await work(trx);
      await ahead?.answer;
      transaction.close();
      await driver.commitTransaction(connection);
      ahead?.committed();
      return result;
    } catch (error) {
      const cause = await ahead?.answer.then(() => undefined, ahead.errorFor);
      // Statements still in flight beside the failed one must not run after the rollback, where
      // each would be its own transaction.
      transaction.close();
      // If the commit was refused there is nothing to roll back, which PostgreSQL only notes; a
      // lost connection rolls back on its own, and the first error is the one thrown.
      await driver.rollbackTransaction(connection).catch(() => {});
      throw cause ?? transaction.causeOf(error);
    }
  }
}

/** Lends the connection of one transaction to several statements at a time. */
class OpenTransaction implements ConnectionProvider {
  readonly #connection: DatabaseConnection;
  #over = false;
  #failure: { readonly error: unknown } | null = null;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#over) throw new Error('This transaction is over.');
    const answer = consumer(this.#connection);
    // The connection replies in order, however late the caller reads the reply.
    answer.catch((error) => {
      this.#failure ??= { error };
    });
    return answer;
  }

  /** The cause of the later statements' failure with `error`. */
  causeOf(error: unknown): unknown {
    const isBehind = sqlState(error) === sqlStates.transactionAborted;
    return isBehind && this.#failure ? this.#failure.error : error;
  }

  close(): void {
    this.#over = true;
  }
}
