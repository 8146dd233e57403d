import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { LoadingOrFailed } from './loading-or-failed.tsx';

const query = (error: unknown) => ({ error, refetch() {} });
const said = (...errors: unknown[]) =>
  textOf(drawn(<LoadingOrFailed of={errors.map(query)} failed="It failed." />));

test('a page that is forbidden says so, and no other page does', () => {
  expect(said({ status: 403, data: {} })).toBe('You do not have access to this page.');
  const noConnection = { status: 'FETCH_ERROR', error: 'offline' };
  for (const error of [noConnection, { status: 503 }, { status: 404 }, { status: 401 }]) {
    expect(said(error)).toContain('It failed.');
    expect(said(error)).not.toContain('access');
  }
});

test('while loading, nothing has failed', () => {
  expect(said(undefined)).not.toMatch(/failed|access/);
});

test('one of several that failed is enough', () => {
  expect(said(undefined, { status: 503 })).toContain('It failed.');
});
