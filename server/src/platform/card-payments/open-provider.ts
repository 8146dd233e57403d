import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { houseProvider } from './house.ts';
import type { CardProvider } from './provider.ts';
import { stripeProvider } from './stripe.ts';

/**
 * Who takes payments online: Stripe with the studio's keys, in development the house's own
 * provider, in production without keys nobody.
 */
export function openProvider(
  config: Pick<Config, 'stripe' | 'production' | 'dataDir' | 'publicUrl'>,
): CardProvider | null {
  if (config.stripe) return stripeProvider(config.stripe);
  if (config.production) return null;
  return houseProvider(resolve(config.dataDir, 'payments'), config.publicUrl);
}
