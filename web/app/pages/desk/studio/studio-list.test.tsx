import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { StudioList } from './studio-list.tsx';

const row = { id: 1, retired: false, name: 'Stretching', cells: ['320 AED'] };
const said = (of: { rows?: (typeof row)[]; error?: unknown }) =>
  textOf(
    drawn(
      <StudioList
        title="Services"
        head={['Name', 'Price']}
        rows={of.rows}
        error={of.error}
        onRetry={() => {}}
        onOpen={() => {}}
      />,
    ),
  );
const answered = (status: number) => ({ status, data: {} });

test('a person without access is told so, anybody else that loading failed', () => {
  expect(said({ error: answered(403) })).toContain('The studio is for managers.');
  expect(said({ error: answered(403) })).not.toContain('could not be loaded');
  expect(said({ error: answered(500) })).toContain('The list could not be loaded.');
  expect(said({ error: answered(500) })).not.toContain('managers');
});

test('nothing counts as missing until the list is loaded', () => {
  expect(said({})).toContain('Loading...');
  expect(said({})).not.toContain('Nothing here yet.');
  expect(said({ rows: [] })).toContain('Nothing here yet.');
});

test('retired things come last', () => {
  const rows = [
    { ...row, id: 2, retired: true, name: 'Cupping' },
    { ...row, name: 'Stretching' },
  ];
  expect(said({ rows })).toMatch(/Stretching.*Cupping/);
  expect(said({ rows, error: answered(403) })).not.toContain('managers');
});
