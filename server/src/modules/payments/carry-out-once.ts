import { Refusal } from '../../platform/http/errors.ts';

/** Another process has just carried out the same payment. */
export class SettledBefore extends Error {}

/**
 * Carries out what a payment was for. `work` runs in its own transaction and throws {@link
 * SettledBefore} if it was done before. Returns why it is no longer possible; null: it is done.
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
