import { Refusal } from '../../platform/http/errors.ts';

/** Somebody else has just carried the same payment out. */
export class SettledBefore extends Error {}

/**
 * Does what a payment was for, in a transaction of its own that throws {@link SettledBefore} where
 * it was done before. Returns why it is not possible any more; null: it is done.
 */
export async function carryOutOnce(work: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof SettledBefore) return null;
    if (error instanceof Refusal && error.status < 500) return error;
    throw error;
  }
}
