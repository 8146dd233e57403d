import type { AuditAction, AuditSubject } from '@limber/contract/desk/studio/audit.ts';
import type { Trx } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { findLastEntry } from './queries.ts';

/** One of the studio's things. */
interface Thing {
  readonly subject: AuditSubject;
  /** Omitted where there is only one of the kind. */
  readonly id?: number | string;
}

/** The version of a thing that somebody saw. */
interface Seen extends Thing {
  /** Omitted: whatever the present one is. */
  readonly version?: number | undefined;
}

/**
 * Refuses a change to something that has changed since it was read: 409, naming who was faster and
 * what they did. Call it under the lock.
 */
export async function refuseStaleVersion(
  trx: Trx,
  { version, ...thing }: Seen,
  now: { readonly version: number },
): Promise<void> {
  await refuseUnseen(trx, thing, version === undefined || version === now.version);
}

/** The same for a thing without versions, such as a text: whether it is as somebody saw it. */
export async function refuseUnseen(
  trx: Trx,
  { subject, id }: Thing,
  isAsSeen: boolean,
): Promise<void> {
  if (isAsSeen) return;
  const last = await findLastEntry(trx, id === undefined ? subject : `${subject} ${id}`);
  throw refusal(409, last === undefined ? CHANGED_SINCE : doneBy(last));
}

const CHANGED_SINCE: Sentence = {
  en: 'Somebody has just changed this. Please look at it again.',
  ar: 'عُدِّل هذا للتو. يرجى مراجعته من جديد.',
};

function doneBy({ name, action }: { name: string; action: AuditAction }): Sentence {
  const decided = action === 'confirmed' || action === 'withdrawn' ? action : 'changed';
  return {
    en: `${name} has just ${decided} this. Please look at it again.`,
    ar: (named) => `${arabic[decided]} هذا للتو بواسطة ${named(name)}. يرجى مراجعته من جديد.`,
  };
}

const arabic = { changed: 'عُدِّل', confirmed: 'أُكِّد', withdrawn: 'سُحب' } as const;
