import { expect, test } from 'vitest';
import { SignInModalProvider } from '../../components/sign-in/sign-in-modal.tsx';
import { drawnAfter, twice } from '../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../components/test-answers/test-example.ts';
import { textOf } from '../../components/test-markup.tsx';
import InvitationPage from './invitation.tsx';

const read = 'appointment/package-invitations/one/';

test('a withdrawn invitation is not shown from an earlier answer', async () => {
  const said = async (then: object | number) =>
    textOf(
      await drawnAfter(
        <SignInModalProvider>
          <InvitationPage />
        </SignInModalProvider>,
        { [read]: twice(exampleReply(read), then) },
        { at: '/invitation/one', path: '/invitation/:token' },
      ),
    );
  expect(await said(404)).toContain('This invitation is no longer open');
  expect(await said(503)).not.toContain('This invitation is no longer open');
  expect(await said(exampleReply(read))).not.toContain('This invitation is no longer open');
});
