import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto';
import type { Randomness } from './randomness.ts';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane. */
const COST = { parallelism: 1, memory: 19_456, passes: 2, tagLength: HASH_BYTES } as const;

/**
 * A PIN as stored: salt and Argon2id hash, keyed, because a million PINs are quickly tried by
 * somebody who has only the database.
 */
export async function hashPin(secret: string, pin: string, random: Randomness): Promise<Buffer> {
  const salt = random.bytes(SALT_BYTES);
  return Buffer.concat([salt, await argon2id(secret, pin, salt)]);
}

/** Whether it is the PIN that {@link hashPin} was given. */
export async function isPin(secret: string, pin: string, stored: Buffer): Promise<boolean> {
  const hash = await argon2id(secret, pin, stored.subarray(0, SALT_BYTES));
  return timingSafeEqual(hash, stored.subarray(SALT_BYTES));
}

function argon2id(secret: string, pin: string, nonce: Buffer): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    ...COST,
    nonce,
    message: pin,
    secret: Buffer.from(`pins:${secret}`),
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}
