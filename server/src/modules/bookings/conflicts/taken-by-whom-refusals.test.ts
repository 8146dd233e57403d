import { expect, test } from 'vitest';
import { say } from '../../../platform/language/sentence.ts';
import { noneIsFree, resourceTakenBy } from './taken-by-whom-refusals.ts';

const named = (name: string) => ({ 'Treatment room': 'غرفة علاج', Bed: 'سرير' })[name] ?? name;

test('a kind is a word in the sentence, and has the name of the studio in Arabic', () => {
  expect(noneIsFree('Treatment room').en).toBe('No treatment room is free then.');
  expect(noneIsFree('LED room').en).toBe('No LED room is free then.');
  expect(noneIsFree('LED Room').en).toBe('No LED Room is free then.');
  expect(say(noneIsFree('Treatment room'), 'ar', named)).toContain('«غرفة علاج»');
});

test('a single resource is named with the client who has it', () => {
  const taken = resourceTakenBy('Bed', 'Walker', '12:00');
  expect(taken.en).toBe('Bed is taken then by Walker, from 12:00.');
  expect(say(taken, 'ar', named)).toMatch(/«سرير».*Walker.*12:00/);
});
