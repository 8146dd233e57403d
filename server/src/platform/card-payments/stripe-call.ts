import { ProviderFailed } from './provider.ts';

/** The answer to a call to Stripe. Throws {@link ProviderFailed}, with Stripe's error as its cause. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new ProviderFailed((error as Error).message, { cause: error });
  }
}
