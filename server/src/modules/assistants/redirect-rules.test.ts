import { expect, test } from 'vitest';
import { isRegistered, mayRedirectTo } from './redirect-rules.ts';

test.each([
  ['https://helper.example/back', true],
  ['http://127.0.0.1:51234/back', true],
  ['http://localhost/back', true],
  ['http://[::1]:8080/back', true],
  ['http://helper.example/back', false],
  ['https://helper.example/back#part', false],
  ['https://amina:secret@helper.example/', false],
  ['javascript://x/%0aalert(1)', false],
  ['data:text/html,x', false],
  ['helper', false],
])('%s may be answered: %s', (url, may) => {
  expect(mayRedirectTo(url)).toBe(may);
});

test('only an address that was registered is answered; on one’s own machine the port may differ', () => {
  const registered = ['https://helper.example/back', 'http://127.0.0.1/back'];
  expect(isRegistered('https://helper.example/back', registered)).toBe(true);
  expect(isRegistered('https://helper.example:8443/back', registered)).toBe(false);
  expect(isRegistered('https://helper.example/back?to=x', registered)).toBe(false);
  expect(isRegistered('http://127.0.0.1:4000/back', registered)).toBe(true);
  expect(isRegistered('http://127.0.0.1:4000/other', registered)).toBe(false);
});
