import { expect, test } from 'vitest';
import { refusal, refusalForDesk } from '../http/errors.ts';
import { forDesk, inTurn, type Sentence, say } from './sentence.ts';

const ofAll: Sentence = { en: 'It is late.', ar: 'فات الوقت.' };
const ofSomebody: Sentence = {
  en: 'You have one.',
  ar: 'لديك واحدة.',
  atDesk: { en: 'They have one.', ar: 'لدى العميل واحدة.' },
};

test('a sentence that addresses a client has other words at the desk; all others stay', () => {
  expect(forDesk(ofAll)).toBe(ofAll);
  expect(forDesk(ofSomebody).en).toBe('They have one.');
  const both = forDesk(inTurn([ofAll, ofSomebody]));
  expect([say(both, 'en'), say(both, 'ar')]).toEqual([
    'It is late. They have one.',
    'فات الوقت. لدى العميل واحدة.',
  ]);
  expect(inTurn([ofAll, ofAll])).not.toHaveProperty('atDesk');
});

test('a refusal keeps all else that it says', () => {
  const told = refusalForDesk(
    refusal(
      409,
      ofSomebody,
      { fields: { time: ofSomebody, day: ofAll }, wishes: ['late'] },
      { a: 'b' },
    ),
  );
  expect(told).toMatchObject({
    status: 409,
    message: 'They have one.',
    details: { fields: { time: ofSomebody.atDesk, day: ofAll }, wishes: ['late'] },
    headers: { a: 'b' },
  });
});
