import {
  type ImportAnswers,
  type ImportFile,
  type ImportOutcome,
  importBookings,
  importClients,
  importPackages,
  importProducts,
  importVisits,
  readImportFile,
  type SharedEmail,
} from '@limber/contract/desk/studio/import-file.ts';
import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { expect } from 'vitest';
import { callApi } from '../call-api.ts';
import type { World } from '../harness.ts';
import { actorOf, type TestClient } from '../people.ts';

const CALLS = {
  client: importClients,
  package: importPackages,
  booking: importBookings,
  visit: importVisits,
  product: importProducts,
};

interface Options extends ImportAnswers {
  readonly by?: Pick<TestClient, 'headers'>;
  readonly import_id?: number;
  readonly shared_email?: SharedEmail;
}

/** A manager of a studio who brings files of other software, each as its lines. */
export async function openImport(world: World) {
  const { accountId } = await actorOf(world, 'manager');
  const manager: Pick<TestClient, 'headers'> = {
    headers: () => world.bearer(accountId, 'manager'),
  };

  const read = async (kind: ImportKind, lines: readonly string[], more = {}) =>
    (
      await callApi(
        world,
        readImportFile,
        { kind, content: Buffer.from(lines.join('\n')).toString('base64'), ...more },
        { by: manager },
      )
    ).json() as ImportFile;

  /**
   * Asks what would become of each row of a file, or lets it; those that cannot be read are left
   * out.
   */
  async function bring(
    kind: ImportKind,
    lines: readonly string[],
    apply: boolean,
    { by = manager, import_id, shared_email, ...answers }: Options = {},
  ) {
    const file = await read(kind, lines, { answers: { date_order: 'day_first', ...answers } });
    expect(file, JSON.stringify(file)).toHaveProperty('rows');
    const { rows } = file;
    const reply = await callApi(
      world,
      CALLS[kind],
      {
        ...{ source: 'Fresha', apply, rows: rows.flatMap((row) => row[kind] ?? []) },
        ...(import_id !== undefined && { import_id }),
        ...(shared_email !== undefined && { shared_email }),
      },
      { by },
    );
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().outcomes as { line: number; outcome: ImportOutcome; why: string | null }[];
  }

  const outcomesOf = async (...asked: Parameters<typeof bring>) =>
    (await bring(...asked)).map(({ outcome }) => outcome);

  return { manager, read, bring, outcomesOf };
}
