import type { Sentence } from '../../../platform/language/sentence.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The code of a new branch: the first unused letter, then letters with a number. */
export function nextCode(codes: readonly string[]): string {
  for (let round = 1; ; round += 1) {
    const wished = [...LETTERS].map((letter) => (round === 1 ? letter : `${letter}${round}`));
    const free = wished.find((code) => !codes.includes(code));
    if (free) return free;
  }
}

/** What a branch still has. */
export interface BranchContents {
  readonly sessions: boolean;
  readonly therapists: boolean;
  readonly openDrawer: boolean;
}

/** Why a branch cannot be retired; null when it can. */
export function refuseRetiring(left: BranchContents): Sentence | null {
  if (left.sessions) return HAS_SESSIONS;
  if (left.therapists) return HAS_THERAPISTS;
  return left.openDrawer ? HAS_DRAWER : null;
}

const HAS_SESSIONS: Sentence = {
  en: 'Sessions are still booked at this branch. Please move or cancel them first.',
  ar: 'ما زالت هناك جلسات محجوزة في هذا الفرع. يرجى نقلها أو إلغاؤها أولاً.',
};
const HAS_THERAPISTS: Sentence = {
  en: 'Therapists belong to this branch. Please give them another one first.',
  ar: 'ينتمي معالجون إلى هذا الفرع. يرجى اختيار فرع آخر لهم أولاً.',
};
const HAS_DRAWER: Sentence = {
  en: 'The drawer of this branch is open. Please count and close it first.',
  ar: 'صندوق هذا الفرع مفتوح. يرجى عدّه وإغلاقه أولاً.',
};
