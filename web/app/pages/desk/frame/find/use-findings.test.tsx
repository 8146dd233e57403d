import type { Account } from '@limber/contract/accounts.ts';
import { expect, test } from 'vitest';
import { drawn, testStore, textOf } from '../../../../components/test-markup.tsx';
import { useFindings } from './use-findings.tsx';

function Found({ typed }: { typed: string }) {
  const { findings } = useFindings(typed, false);
  return findings.map(({ id, content }) => <p key={id}>{content}</p>);
}

const pagesFor = (typed: string, account_type: string) =>
  textOf(drawn(<Found typed={typed} />, testStore({ id: 1, account_type } as Account)));

test('a page is found by any spelling of its name, for the roles that may open it', () => {
  expect(pagesFor('tILL', 'front_desk')).toContain('Till');
  expect(pagesFor('report', 'manager')).toContain('Reports');
  expect(pagesFor('report', 'front_desk')).toBe('');
});
