import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followsFrom, isOver, type Word } from './word-of-bank-rules.ts';

const word = (status: Word['status'], isInquiry = false): Word => ({ status, isInquiry });

test('an inquiry holds no money, and becomes a dispute that does', () => {
  const asks = word('open', true);
  expect(followsFrom(asks, word('answered', true))).toMatchObject({ isHeld: false, isTask: true });
  expect(followsFrom(asks, word('open'))).toMatchObject({ isHeld: true, books: null });
  expect(followsFrom(asks, word('won', true))).toEqual({
    ...{ books: null, isHeld: false, isTask: false },
  });
});

test('what was lost comes back by a word that it is won, and by no other', () => {
  expect(followsFrom(word('lost'), word('won'))).toMatchObject({ books: 'win_back', isTask: true });
  expect(followsFrom(word('lost'), word('answered'))).toBeNull();
  expect(followsFrom(word('lost'), word('open'))).toBeNull();
});

test('what was won is held again while the bank looks again, and may be lost', () => {
  expect(followsFrom(word('won'), word('open'))).toMatchObject({ isHeld: true, books: null });
  expect(followsFrom(word('won'), word('lost'))).toMatchObject({ books: 'lose', isTask: true });
});

test('whatever a bank says in whatever order, the books have what it said last of its decisions', () => {
  const words = fc.constantFrom(
    ...(['open', 'answered', 'won', 'lost'] as const).map((status) => word(status)),
    ...(['open', 'answered', 'won'] as const).map((status) => word(status, true)),
  );
  fc.assert(
    fc.property(fc.array(words), (said) => {
      let known = word('open', true);
      let takenTimes = 0;
      for (const each of said) {
        const follows = followsFrom(known, each);
        if (follows === null) continue;
        if (follows.books === 'lose') takenTimes += 1;
        if (follows.books === 'win_back') takenTimes -= 1;
        known = each;
      }
      const decided = said.findLast(isOver);
      expect(takenTimes).toBe(decided?.status === 'lost' ? 1 : 0);
    }),
    { seed: 20261129 },
  );
});
