import type { CardCheck } from '@limber/contract/membership.ts';
import type { Db } from '../../platform/db.ts';
import { dayOf } from '../../platform/dubai.ts';
import { refusal, tooMany } from '../../platform/errors.ts';
import { countedAddress, takeFromLimits } from '../../platform/limits.ts';
import { findHolder } from './queries.ts';
import { readCardPass } from './read-card-pass.ts';
import { cardChecksFrom, isFresh } from './rules.ts';

/**
 * What a partner learns of a shown card: first name, whether it is good today, and until when.
 * Refuses 404 what is no pass of ours, 410 one that is older than a minute or two, 429 too many
 * checks from one address.
 */
export async function checkCard(
  db: Db,
  secret: string,
  { pass, address }: { pass: string; address: string },
  now: Date,
): Promise<CardCheck> {
  const exceeded = await takeFromLimits(db, [cardChecksFrom(countedAddress(address))], now);
  if (exceeded) {
    const sentence = 'Too many cards were checked. Please wait a little and try again.';
    throw tooMany(sentence, exceeded.retryAfterSeconds);
  }
  const said = readCardPass(secret, pass);
  if (!said) throw refusal(404, 'This is not a membership card of ours.');
  if (!isFresh(said.slice, now)) {
    throw refusal(410, 'This code is too old. Please ask to see the card again.');
  }
  const holder = await findHolder(db, said.membershipId);
  if (!holder) throw refusal(404, 'This is not a membership card of ours.');
  return {
    first_name: holder.firstName,
    valid: dayOf(now) <= holder.validTo,
    valid_until: holder.validTo,
  };
}
