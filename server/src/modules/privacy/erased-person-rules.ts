import { countInEnglish } from '../../platform/language/count-in-english.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

/**
 * The address that takes the place of an erased account's own; nothing can be sent there, and
 * nobody can register with it.
 */
export function erasedEmail(accountId: number): string {
  return `erased-${accountId}@erased.invalid`;
}

/** The confirmation of an erasure, when `left` upcoming sessions are still to be cancelled. */
export function erasedSentence(done: Sentence, left: number): Sentence {
  if (left === 0) return done;
  const sessions = countInEnglish(left, 'upcoming session');
  return {
    en: `${done.en} ${sessions} ${left === 1 ? 'is' : 'are'} still being cancelled, which takes a few minutes.`,
    ar: `${done.ar} يجري إلغاء الجلسات القادمة (${left})، ويستغرق ذلك بضع دقائق.`,
  };
}
