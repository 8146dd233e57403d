import { expect, test } from 'vitest';
import { drawn, linksOf, textOf } from '../../../components/test-markup.tsx';
import { NobodyYet } from './nobody-yet.tsx';

test('a week without therapists says so, and links managers to the therapists', () => {
  const said = drawn(<NobodyYet mayTakeOn />);
  expect(textOf(said)).toContain('No therapist works here yet.');
  expect(linksOf(said)).toEqual([['To the therapists', '/desk/studio/therapists']]);
  expect(linksOf(drawn(<NobodyYet mayTakeOn={false} />))).toEqual([]);
});
