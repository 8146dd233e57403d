import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { LoadingOrFailed } from './loading-or-failed.tsx';

const said = (error: unknown, forbidden: string | null = 'The team is for managers.') =>
  textOf(
    drawn(
      <LoadingOrFailed error={error} failed="It failed." {...{ forbidden }} onRetry={() => {}} />,
    ),
  );

test('a page for managers says so to those it is forbidden to, and to nobody else', () => {
  expect(said({ status: 403, data: {} })).toBe('The team is for managers.');
  const noConnection = { status: 'FETCH_ERROR', error: 'offline' };
  for (const error of [noConnection, { status: 503 }, { status: 404 }, { status: 401 }]) {
    expect(said(error)).toContain('It failed.');
    expect(said(error)).not.toContain('for managers');
  }
  // A page for everybody has no such words.
  expect(said({ status: 403 }, null)).toContain('It failed.');
});

test('while loading, nothing has failed', () => {
  expect(said(undefined)).not.toMatch(/failed|for managers/);
});
