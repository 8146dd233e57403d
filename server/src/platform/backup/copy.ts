import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

/**
 * What `pg` calls while a statement of COPY runs; it knows the messages and leaves them to the
 * statement.
 */
interface Copying {
  submit(connection: CopyConnection): void;
  handleCommandComplete(message: { readonly text: string }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

interface CopyConnection {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** The rows of `copy … to stdout`, as fast as they are read. */
export function copyOut(client: pg.Client, statement: string): Readable {
  const rows = new CopyOut(statement);
  client.query(rows as never);
  return rows;
}

class CopyOut extends Readable implements Copying {
  readonly #statement: string;
  #stream: Socket | null = null;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  override _read(): void {
    this.#stream?.resume();
  }

  submit(connection: CopyConnection): void {
    this.#stream = connection.stream;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // The parser's buffer is reused.
    if (!this.push(Buffer.from(chunk))) this.#stream?.pause();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }
}

/** Sends `chunks` to `copy … from stdin`; returns the number of rows. */
export function copyIn(
  client: pg.Client,
  statement: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((done, fail) => {
    let failure: Error | null = null;
    let rows = 0;
    const copying: Copying & { handleCopyInResponse(connection: CopyConnection): void } = {
      submit: (connection) => connection.query(statement),
      handleCopyInResponse: (connection) => {
        send(connection, chunks, () => failure !== null).catch((error) => {
          failure ??= error;
          connection.sendCopyFail('It could not be read to its end.');
        });
      },
      handleCommandComplete: ({ text }) => {
        rows = Number(/\d+$/.exec(text)?.[0]);
      },
      handleReadyForQuery: () => (failure ? fail(failure) : done(rows)),
      handleError: (error) => {
        failure ??= error;
        // A lost connection is not ready again.
        if (!('severity' in error)) fail(error);
      },
    };
    client.query(copying as never);
  });
}

async function send(
  connection: CopyConnection,
  chunks: AsyncIterable<Buffer>,
  isOver: () => boolean,
): Promise<void> {
  for await (const chunk of chunks) {
    if (isOver()) return;
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}
