import Type from 'typebox';
import { expect, test } from 'vitest';
import { compileValidator } from './validation.ts';

test('nothing is looked at behind the first thing that is wrong, however much was sent', () => {
  const list = Type.Array(Type.Object({ id: Type.Integer() }));
  const schema = Type.Object({ list });
  const check = compileValidator({ schema, httpPart: 'body', method: 'POST', url: '/' });
  let looks = 0;
  const wrong = {
    get id() {
      looks += 1;
      return 'none';
    },
  };
  expect(check({ list: Array(50_000).fill(wrong) })).toHaveProperty('error');
  expect(looks).toBeLessThan(10);
});
