import {
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresDriver,
  Transaction,
  TransactionBuilder,
  type TransactionSettings,
} from 'kysely';

/** One statement of an open transaction, asked for when called. */
type Write = () => Promise<unknown>;

const open = new WeakMap<object, OpenTransaction>();

/**
 * Asks for `writes` and lets the commit of `trx` follow at once, without waiting for their answers.
 * When one fails nothing is committed, and the transaction throws that failure.
 */
export function leaveToCommit(trx: object, writes: readonly Write[]): void {
  const transaction = open.get(trx);
  if (!transaction) throw new Error('Only an open transaction can be left writes.');
  for (const write of writes) transaction.leave(write);
}

/** Begins with the first statements instead of ahead of them. */
export class EagerDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    // It fails only with its connection, and then so does all that follows it there.
    super.beginTransaction(connection, settings).catch(() => {});
  }
}

/**
 * Kysely whose transactions send each statement when it is asked for. Kysely's own wait for the
 * answer to one before they send the next, which costs a round trip each.
 */
export class PipeliningKysely<DB> extends Kysely<DB> {
  readonly #dialect: Dialect;
  readonly #driver: Driver;

  constructor(dialect: Dialect, driver: Driver) {
    super({ dialect });
    this.#dialect = dialect;
    this.#driver = driver;
  }

  override transaction(): TransactionBuilder<DB> {
    return new PipeliningTransactions<DB>({
      config: { dialect: this.#dialect },
      dialect: this.#dialect,
      driver: this.#driver,
      executor: this.getExecutor(),
    });
  }
}

type Props = ConstructorParameters<typeof TransactionBuilder>[0];

class PipeliningTransactions<DB> extends TransactionBuilder<DB> {
  readonly #props: Props;

  constructor(props: Props) {
    super(props);
    this.#props = props;
  }

  override execute<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    const { driver, executor } = this.#props;
    return executor.provideConnection(async (connection) => {
      const transaction = new OpenTransaction(connection);
      const trx = new Transaction<DB>({
        ...this.#props,
        executor: executor.withConnectionProvider(transaction),
      });
      open.set(trx, transaction);
      await driver.beginTransaction(connection, {});
      try {
        const result = await work(trx);
        await transaction.unsent();
        const committed = driver.commitTransaction(connection);
        committed.catch(() => {});
        // In the order they were asked: the first failure is the cause of those behind it.
        for (const answer of transaction.left) await answer;
        await committed;
        return result;
      } catch (error) {
        // Where the commit was refused this finds nothing to undo, which PostgreSQL only notes.
        await driver.rollbackTransaction(connection);
        throw error;
      } finally {
        transaction.close();
        open.delete(trx);
      }
    });
  }
}

/** Gives out the connection of one transaction, to several statements at a time. */
class OpenTransaction implements ConnectionProvider {
  /** Answers that nobody waits for until the commit has been sent. */
  readonly left: Promise<unknown>[] = [];
  readonly #connection: DatabaseConnection;
  #asked = 0;
  #over = false;
  #late: Promise<unknown>[] = [];

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#over) throw new Error('This transaction is over.');
    this.#asked += 1;
    return consumer(this.#connection);
  }

  leave(write: Write): void {
    const before = this.#asked;
    const answer = write();
    // Until the commit is sent nobody hears of a failure.
    answer.catch(() => {});
    this.left.push(answer);
    // A commit must not overtake a write that does more, or failed before it was sent.
    if (this.#asked !== before + 1) this.#late.push(answer);
  }

  async unsent(): Promise<void> {
    await Promise.all(this.#late);
  }

  close(): void {
    this.#over = true;
  }
}
