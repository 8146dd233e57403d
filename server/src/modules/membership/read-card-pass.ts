import { timingSafeEqual } from 'node:crypto';
import { signCardPass } from './sign-card-pass.ts';

/** What a pass says, when it is one of ours, however old; else null. */
export function readCardPass(
  secret: string,
  pass: string,
): { membershipId: number; slice: number } | null {
  const bytes = Buffer.from(pass, 'base64url');
  if (bytes.length < 8) return null;
  const membershipId = bytes.readUInt32BE(0);
  const slice = bytes.readUInt32BE(4);
  const ours = Buffer.from(signCardPass(secret, membershipId, slice));
  const shown = Buffer.from(pass);
  if (shown.length !== ours.length || !timingSafeEqual(shown, ours)) return null;
  return { membershipId, slice };
}
