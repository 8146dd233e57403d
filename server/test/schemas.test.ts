import { expect, test } from 'vitest';
import { compileValidator } from '../src/platform/http/validate-bodies.ts';
import { serializerOf } from '../src/platform/speed/serialization.ts';
import { partsOf, readContract } from './read-contract.ts';

// They are compiled at first use: one that does not compile would only be found by a caller.
test('every validator and serializer of the contract compiles', async () => {
  const routes = await readContract();
  expect(routes.length).toBeGreaterThan(100);
  for (const { method, path: url, replies, ...route } of routes) {
    for (const [httpPart, schema] of partsOf({ method, path: url, replies, ...route })) {
      const check = compileValidator({ schema, httpPart, method, url });
      expect(() => check({}), `${method} ${url} ${httpPart}`).not.toThrow();
    }
    if (route.file) continue;
    for (const [status, schema] of Object.entries(replies)) {
      expect(serializerOf(schema), `${method} ${url} ${status}`).not.toThrow();
    }
  }
});
