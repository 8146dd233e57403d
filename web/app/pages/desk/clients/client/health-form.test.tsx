import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { HealthForm } from './health-form.tsx';

const client = { id: 7, version: 1, language: 'ar', health_notes: false } as DeskClient;
const formOf = (changes: Partial<DeskClient>, read?: string) =>
  drawn(<HealthForm client={{ ...client, ...changes }} read={read} onDone={() => {}} />);

test('a client who has not agreed is read the current wording, in their language, before anything is saved', () => {
  const form = formOf({ health_notes_agreed_at: null });
  expect(textOf(form)).toContain('أوافق على أن يحفظ الاستوديو ملاحظات عن صحتي');
  expect(textOf(form)).toContain('The client has told me so');
  expect(form).toMatch(/<button type="submit" disabled/);
});

test('a client who agreed is not asked again, and an unread note is not overwritten', () => {
  const agreed = { health_notes_agreed_at: '2026-03-04T06:00:00.000Z', health_notes: true };
  const blind = textOf(formOf(agreed));
  expect(blind).not.toContain('The client has told me so');
  expect(blind).toContain('Read that first.');
  const seen = textOf(formOf(agreed, 'Old knee injury'));
  expect(seen).toContain('Old knee injury');
  expect(seen).not.toContain('Read that first.');
});
