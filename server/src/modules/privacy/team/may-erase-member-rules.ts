import type { Sentence } from '../../../platform/language/sentence.ts';

/** A team member who is to be erased. */
export interface Leaving {
  readonly isTherapist: boolean;
  /** Retired, or suspended and not a therapist. */
  readonly hasLeft: boolean;
  /** Sessions that they are still to give. */
  readonly toCome: number;
}

/** Why somebody of the team cannot be erased yet; null when they can. */
export function refuseErasing({ isTherapist, hasLeft, toCome }: Leaving): Sentence | null {
  if (!hasLeft) return isTherapist ? RETIRE_FIRST : SUSPEND_FIRST;
  return toCome > 0 ? stillToCome(toCome) : null;
}

/** The text that replaces a name. */
export function formerName(isTherapist: boolean) {
  return isTherapist
    ? { first: 'Former', last: 'therapist', arabic: 'معالج سابق' }
    : { first: 'Former', last: 'colleague', arabic: null };
}

const RETIRE_FIRST: Sentence = {
  en: 'They are still offered to clients. Please retire them under Studio, Therapists first.',
  ar: 'ما زال متاحاً للعملاء. يرجى إيقاف عرضه أولاً من الاستوديو ثم المعالجون.',
};
const SUSPEND_FIRST: Sentence = {
  en: 'The desk is still open to them. Please suspend them first.',
  ar: 'ما زال الدخول متاحاً له. يرجى إيقافه أولاً.',
};

function stillToCome(count: number): Sentence {
  const booked = count === 1 ? 'One session is' : `${count} sessions are`;
  return {
    en: `${booked} still booked with them. Please have somebody else give what is to come first.`,
    ar: `جلسات ما زالت محجوزة معه: ${count}. يرجى إسنادها إلى غيره أولاً.`,
  };
}
