// @vitest-environment happy-dom
import type { OwnApiKeys } from '@limber/contract/software/api-keys.ts';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, shown, testVerbs } from '../../../components/test-answers/test-page.tsx';
import { ApiKeys } from './api-keys.tsx';

const around = { as: 'client', now: '2026-03-04T09:00:00.000Z' } as const;
const own = exampleReply<OwnApiKeys>('accounts/api-keys/');
const page = <ApiKeys {...own} />;

testVerbs({
  'a key is made': {
    page,
    around,
    async does(opened) {
      await opened.press('Make a key');
      await opened.user.type(screen.getByLabelText('What the key is for'), 'My robot');
      await opened.user.click(screen.getByLabelText('See your packages and membership'));
      const day = screen.getByLabelText('Last day on which it is accepted');
      fireEvent.change(day, { target: { value: '2026-06-01' } });
      await opened.press('Make the key');
    },
    asks: 'POST accounts/api-keys/',
    body: { name: 'My robot', scopes: ['packages:read'], ends_on: '2026-06-01' },
    shows: /copy it now.*lk_/,
  },
  'a key is revoked': {
    page,
    around,
    does: (opened) => opened.press('Revoke My calendar'),
    asks: 'DELETE accounts/api-keys/3/',
  },
});

test('where the studio accepts no keys, those that there are can still be revoked', async () => {
  await openPage(<ApiKeys {...own} offered={false} />, {}, around);
  expect(shown()).toContain('My calendar');
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Revoke My calendar' })).toBeDefined();
});
