import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { StudioList } from './studio-list.tsx';

const row = { id: 1, version: 1, retired: false, name: { en: 'Stretching', ar: '' } };
const said = (list: { data?: (typeof row)[]; error?: unknown }, at = '/') =>
  textOf(
    drawn(
      <StudioList
        title="Services"
        list={{ ...list, refetch() {} }}
        columns={[['Price', () => '320.00 AED']]}
        form={({ thing }) => `The form of ${thing?.name.en}.`}
      />,
      undefined,
      at,
    ),
  );
const answered = (status: number) => ({ status, data: {} });

test('a person without access is told so, anybody else that loading failed', () => {
  expect(said({ error: answered(403) })).toContain('You do not have access to this page.');
  expect(said({ error: answered(403) })).not.toContain('could not be loaded');
  expect(said({ error: answered(500) })).toContain('The list could not be loaded.');
  expect(said({ error: answered(500) })).not.toContain('managers');
});

test('nothing counts as missing until the list is loaded', () => {
  expect(said({})).toContain('Loading...');
  expect(said({})).not.toContain('Nothing here yet.');
  expect(said({ data: [] })).toContain('Nothing here yet.');
});

test('retired things come last', () => {
  const data = [{ ...row, id: 2, retired: true, name: { en: 'Cupping', ar: '' } }, row];
  expect(said({ data })).toMatch(/Stretching.*Cupping/);
  expect(said({ data, error: answered(403) })).not.toContain('managers');
});

test('the form of the thing in the address is beside the list, of a new one only if there is a button for it', () => {
  expect(said({ data: [row] }, '/?open=1')).toContain('The form of Stretching.');
  for (const at of ['/', '/?open=2', '/?open=new']) {
    expect(said({ data: [row] }, at)).not.toContain('The form of');
  }
});
