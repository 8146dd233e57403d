import { expect, test } from 'vitest';
import { readTypedClient } from './read-typed-client.ts';

test.each([
  ['050 123 4567', '', '', '050 123 4567'],
  ['Sara', 'Sara', '', ''],
  ['Sara Al Ali 0501234567', 'Sara', 'Al Ali', '0501234567'],
  ['+971 50 123 4567 Omar', 'Omar', '', '+971 50 123 4567'],
  ['sara@mail.example', '', '', ''],
  ["Sean O'Brien 0501234567", 'Sean', "O'Brien", '0501234567'],
  ['سارة ٠٥٠١٢٣٤٥٦٧', 'سارة', '', '0501234567'],
])('%s', (typed, firstName, lastName, phone) => {
  expect(readTypedClient(typed)).toEqual({ firstName, lastName, phone });
});
