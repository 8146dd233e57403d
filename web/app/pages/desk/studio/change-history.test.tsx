import type { AuditRecord } from '@limber/contract/desk/studio/audit.ts';
import { expect, test } from 'vitest';
import { drawnAfter } from '../../../components/test-answers/test-answers.tsx';
import { textOf } from '../../../components/test-markup.tsx';
import { History } from './change-history.tsx';

const record: AuditRecord = {
  ...{ id: 12, at: '2026-11-21T10:30:00Z', actor_id: 9, actor: 'Maya', action: 'added' },
  software: null,
  ...{ subject: 'service', subject_id: '3', called: 'Cupping', changes: [], reason: null },
};
const historyOf = (subject: AuditRecord['subject']) =>
  drawnAfter(<History subject={subject} />, {
    'desk/audit': { records: [{ ...record, subject }], older: 0 },
  });

test('a history of several things names the thing of each line', async () => {
  for (const subject of ['tax_category', 'sentence'] as const) {
    expect(textOf(await historyOf(subject))).toContain('Cupping · added · Maya');
  }
  expect(textOf(await historyOf('service'))).not.toContain('Cupping');
});

test('a name and a moment run in their own directions: in Arabic the number of a day stays with its month', async () => {
  const drawn = await historyOf('service');
  expect(drawn).toContain('<bdi>Maya</bdi>');
  expect(drawn).toMatch(/<time [^>]*unicode-bidi:isolate/);
});
