import type { AuditRecord } from '@limber/contract/desk/studio/audit.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { AuditLine, Changes } from './audit-line.tsx';

const record = {
  ...{ id: 1, at: '2026-03-04T06:00:00.000Z', actor: 'Sara Ali', action: 'changed' },
  ...{ subject: 'service', called: 'Stretching', changes: [], reason: null },
} as unknown as AuditRecord;

test('a record without changes has no list of them', () => {
  expect(drawn(<Changes changes={[]} />)).toBe('');
});

test('a change shows before and after, dates as dates and an empty value as a dash', () => {
  const changes = [
    { field: 'valid_from', before: null, after: '2026-03-05' },
    { field: 'starts_at', before: null, after: '2026-03-06 14:00' },
    { field: 'role', before: 'front_desk', after: 'manager' },
    { field: 'name', before: 'Stretch', after: '' },
  ] as unknown as AuditRecord['changes'];
  const said = textOf(drawn(<AuditLine record={{ ...record, changes, reason: 'A slip' }} />));
  expect(said).toContain('Sara Ali');
  expect(said).toContain('after: Thu 5 Mar 2026');
  expect(said).toContain('after: Fri 6 Mar 2026 14:00');
  expect(said).not.toContain('2026-03-06');
  expect(said).toContain('before: Front desk → after: Manager');
  expect(said).toContain('before: Stretch → after: –');
  expect(said).toContain('Because: A slip');
});
