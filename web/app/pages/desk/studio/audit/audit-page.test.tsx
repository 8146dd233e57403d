import type { AuditRecord } from '@limber/contract/desk/studio/audit.ts';
import { expect, test } from 'vitest';
import { besides, drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { elementsOf, textOf } from '../../../../components/test-markup.tsx';
import AuditPage from './audit-page.tsx';

const record: AuditRecord = {
  ...{ id: 1, at: '2026-03-04T06:00:00.000Z', actor: 'Dana Saleh', action: 'changed' },
  ...{ subject: 'service', called: 'Stretching', changes: [], reason: null },
} as unknown as AuditRecord;
const page = (records: Partial<AuditRecord>[], older = 0, at = '/desk/audit') =>
  drawnAfter(
    <AuditPage />,
    besides({
      'desk/audit': { records: records.map((each, id) => ({ ...record, id, ...each })), older },
    }),
    { at },
  );
const lines = async (records: Partial<AuditRecord>[]) => {
  const [, log] = (await page(records)).split('<ol');
  return elementsOf(log ?? '', 'li').map(({ name }) => name);
};

test('each line shows when, who, the name of the thing, and what was done', async () => {
  expect(
    await lines([{}, { actor: null, subject: 'therapist', called: 'Noura', action: 'retired' }]),
  ).toEqual([
    '4 Mar 2026 10:00 Dana Saleh Service Stretching · changed',
    '4 Mar 2026 10:00 The studio’s clock Therapist Noura · retired',
  ]);
});

test('a change shows the value before it, and its reason', async () => {
  const changes = [
    { field: 'buffer_minutes', before: '5', after: '10' },
    { field: 'percent', before: null, after: '5' },
  ] as AuditRecord['changes'];
  const [line] = await lines([{ changes, reason: 'Rooms need air' }]);
  expect(line).toContain('minutes afterwards before: 5 → after: 10');
  expect(line).toContain('percent after: 5');
  expect(line).toContain('Because: Rooms need air');
});

test('the number of older records is shown if there are any', async () => {
  expect(textOf(await page([{}], 42))).toContain('Show 42 older ones');
  expect(textOf(await page([{}]))).not.toContain('older');
});

test('the filter in the address is applied and shown as chosen', async () => {
  const query = 'action=changed&subject=service&actor=7';
  const html = await drawnAfter(
    <AuditPage />,
    besides({ 'desk/audit': { records: [record], older: 0 } }),
    { at: `/desk/audit?${query}` },
  );
  const chosen = elementsOf(html, 'option').filter(({ attributes }) => 'selected' in attributes);
  expect(chosen.map(({ name }) => name)).toEqual(['Fatima Saeed', 'Service', 'changed', 'All']);
});
