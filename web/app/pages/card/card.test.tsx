import { expect, test } from 'vitest';
import { drawnAfter, twice } from '../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../components/test-answers/test-example.ts';
import { textOf } from '../../components/test-markup.tsx';
import CardPage from './member-card-check.tsx';

const check = 'appointment/membership/card/one/';

test('a code from a wallet asks to compare the name and the number, that of the site does not', async () => {
  const shown = async (from_wallet: boolean) => {
    const answers = { [check]: { ...exampleReply(check), from_wallet } };
    return textOf(
      await drawnAfter(<CardPage />, answers, { at: '/card/one', path: '/card/:pass' }),
    );
  };
  const sentence = 'compare the name and the number';
  expect(await shown(true)).toContain(sentence);
  expect(await shown(false)).not.toContain(sentence);
});

test.each([
  [410, 'Code expired'],
  [404, 'Not our card'],
  [503, 'Could not check'],
])('a card that was valid is not shown once its check answers %i', async (status, said) => {
  const answers = { [check]: twice(exampleReply(check), status) };
  const text = textOf(
    await drawnAfter(<CardPage />, answers, { at: '/card/one', path: '/card/:pass' }),
  );
  expect(text).toContain(said);
  expect(text).not.toContain('Valid until');
});
