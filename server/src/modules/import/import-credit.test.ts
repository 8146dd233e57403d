import { correctCredit, readClientCredit } from '@limber/contract/desk/money/credit.ts';
import { listImports, readImportReport, undoImport } from '@limber/contract/desk/studio/imports.ts';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { openImport } from '../../../test/importing/open-import.ts';
import { openStudio } from '../../../test/studio.ts';

const { world } = await openStudio();
const { manager, read, bring, outcomesOf } = await openImport(world);

const HEAD = 'Client ID,First Name,Last Name,Mobile,Account Balance';
const fileOf = (balance: string, other = '0') => [
  HEAD,
  `1,Maryam,Saleh,0501234567,${balance}`,
  `2,Hamdan,Farid,0507654321,${other}`,
];

const idOf = async (name: string) =>
  (await world.query<{ id: number }>(`select id from accounts where first_name = '${name}'`))
    .rows[0]?.id ?? 0;
const creditOf = async (name: string) =>
  (await callApi(world, readClientCredit, { id: await idOf(name) }, { by: manager })).json();
const correct = async (amount: number) => {
  const asked = { id: await idOf('Maryam'), kind: 'corrected' as const, amount, reason: 'Used' };
  return callApi(world, correctCredit, asked, { by: manager });
};
const undo = async (at: number) => {
  const imports = (await callApi(world, listImports, {}, { by: manager })).json();
  return callApi(world, undoImport, { id: imports[at]?.id }, { by: manager });
};

/** A person from before an import was added at another time. */
const later = () => world.clock.set('2026-03-04T11:00:00+04:00');

beforeEach(async () => {
  world.clock.set('2026-03-04T10:00:00+04:00');
  await world.empty('import_rows', 'credit_entries', 'imports');
  await world.empty('account_changes', 'audit_log');
  await world.query('delete from accounts where created_by is not null');
});

test('money on account comes with its client, once @IMPORT-11', async () => {
  expect(await bring('client', fileOf('250.50'), false)).toEqual([
    { line: 2, outcome: 'new', why: 'On account: 250.50 AED.' },
    { line: 3, outcome: 'new', why: null },
  ]);
  expect(await idOf('Maryam')).toBe(0);
  await bring('client', fileOf('250.50'), true);
  const { balance, entries } = await creditOf('Maryam');
  expect(balance).toBe(250.5);
  expect(entries).toMatchObject([{ kind: 'imported', amount: 250.5, sale_id: null }]);
  expect((await creditOf('Hamdan')).count).toBe(0);
  expect(await outcomesOf('client', fileOf('250.50'), true)).toEqual(['same', 'same']);
  expect((await creditOf('Maryam')).balance).toBe(250.5);
});

test('a later file corrects it, unless it was used here', async () => {
  await bring('client', fileOf('250'), true);
  const later = await bring('client', fileOf('300'), true);
  expect(later[0]).toEqual({ line: 2, outcome: 'changed', why: 'On account: 300.00 AED.' });
  expect((await creditOf('Maryam')).balance).toBe(300);
  await correct(-280);
  const [stays] = await bring('client', fileOf('250'), true);
  expect(stays).toMatchObject({ outcome: 'same' });
  expect(stays?.why).toBe('The money on account stays as it is: some of it was used here.');
  expect((await creditOf('Maryam')).balance).toBe(20);
});

test('an existing client gets the amount owed, and is otherwise unchanged', async () => {
  await bring('client', ['First Name,Last Name,Mobile', 'Maryam,Saleh,0501234567'], true);
  const [row] = await bring('client', fileOf('250'), true);
  expect(row?.outcome).toBe('changed');
  expect(row?.why).toContain('On account: 250.00 AED.');
  expect((await creditOf('Maryam')).balance).toBe(250);
});

test('an amount below zero is a debt, and stays behind', async () => {
  const { rows, left_out, totals } = await read('client', fileOf('-40', '90'));
  expect(rows.map(({ client }) => client?.credit)).toEqual([undefined, 90]);
  expect(left_out).toContainEqual({ column: 4, cells: 1 });
  expect(totals.credit).toBe(90);
});

test('the report has it beside the old software’s own total', async () => {
  const report = async () =>
    (await callApi(world, readImportReport, { source: 'Fresha' }, { by: manager })).json();
  await bring('client', fileOf('250', '50'), true);
  expect((await report()).credit).toBe(300);
  await undo(0);
  expect((await report()).credit).toBe(0);
});

test('undoing removes it with its client, or takes it back from an existing one', async () => {
  await bring('client', ['First Name,Last Name,Mobile', 'Maryam,Saleh,0501234567'], true);
  later();
  await bring('client', fileOf('250'), true);
  expect((await undo(0)).statusCode).toBe(200);
  const { balance, entries } = await creditOf('Maryam');
  expect(balance).toBe(0);
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['import_undone', 'imported']);
  expect(await idOf('Hamdan')).toBe(0);
  // The same file brings it again.
  await bring('client', fileOf('250'), true);
  expect((await creditOf('Maryam')).balance).toBe(250);
});

test('undoing a correction restores the earlier amount', async () => {
  await bring('client', fileOf('250'), true);
  await bring('client', fileOf('300'), true);
  expect((await undo(0)).statusCode).toBe(200);
  expect((await creditOf('Maryam')).balance).toBe(250);
  await bring('client', fileOf('300'), true);
  expect((await creditOf('Maryam')).balance).toBe(300);
});

test('an import whose money was used is not undone', async () => {
  await bring('client', fileOf('250'), true);
  await correct(-200);
  const added = await undo(0);
  expect([added.statusCode, added.json().detail]).toEqual([
    409,
    expect.stringContaining('1 change of money on account'),
  ]);
});

test('an import is not undone either once a client who stays has used its money', async () => {
  await bring('client', ['First Name,Last Name,Mobile', 'Maryam,Saleh,0501234567'], true);
  later();
  await bring('client', fileOf('250'), true);
  await correct(-200);
  const reply = await undo(0);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().detail).toContain('1 change of money on account');
  expect((await creditOf('Maryam')).balance).toBe(50);
});
