import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A UUID as {@link Randomness.uuid} writes it: in small letters. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The source of randomness; tests supply their own. */
export interface Randomness {
  /** A version 4 UUID. */
  uuid(): string;
  /** Uniform integer from 0 to `limit` - 1. */
  below(limit: number): number;
  /** Unguessable bytes. */
  bytes(length: number): Buffer;
}

/** The operating system's cryptographic generator. */
export function systemRandomness(): Randomness {
  return { uuid: randomUUID, below: (limit) => randomInt(limit), bytes: randomBytes };
}
