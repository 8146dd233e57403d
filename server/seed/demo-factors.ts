import type { Trx } from '../src/platform/database/db.ts';
import { seal } from '../src/platform/encryption.ts';
import { hashPin } from '../src/platform/pins.ts';
import { systemRandomness } from '../src/platform/randomness.ts';

/** The second factors of everybody on the demo's team; the README gives them away. */
export const demoFactors = { totpSecret: 'LIMBERDEMOLIMBERDEMOLIMBERDEMO22', pin: '204816' };

/**
 * Gives each of the team an authenticator app and a PIN that everybody knows: never where clients
 * are.
 */
export async function insertDemoFactors(trx: Trx, secret: string, now: Date): Promise<void> {
  const random = systemRandomness();
  const team = await trx
    .selectFrom('accounts')
    .select('id')
    .where('account_type', '<>', 'client')
    .execute();
  const pin = await hashPin(secret, demoFactors.pin, random);
  const since = { created_at: now, confirmed_at: now };
  await trx
    .insertInto('staff_factors')
    .values(
      team.flatMap(({ id }) => {
        const app = seal(secret, demoFactors.totpSecret, random, 'second factors') as Buffer;
        return [
          { account_id: id, kind: 'totp', secret: app, ...since },
          { account_id: id, kind: 'pin', secret: pin, ...since },
        ];
      }),
    )
    .execute();
}
