import { expect, test } from 'vitest';
import { drawn, linksOf, textOf } from '../../../../components/test-markup.tsx';
import { MadeCaller } from './made-caller.tsx';

test('a caller who was made a client is said by name and number, with the way to their page', () => {
  const client = { id: 7, first_name: 'Walker', last_name: '', phone_number: '+971501234567' };
  const made = drawn(<MadeCaller client={client} />);
  expect(textOf(made)).toBe('Walker +971501234567 Open their page');
  expect(linksOf(made)).toEqual([['Open their page', '/desk/clients/7']]);
});
