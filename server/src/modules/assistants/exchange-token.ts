import { createHash } from 'node:crypto';
import type { Scope } from '@limber/contract/software/scopes.ts';
import {
  ASSISTANT_KEY_MINUTES,
  ASSISTANT_LASTS_DAYS,
  EXCHANGES_FROM_ADDRESS_IN_TEN_MINUTES,
} from '@limber/contract/terms/software/assistants.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { lockAccount } from '../../platform/database/lock-account.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';
import type { Randomness } from '../../platform/randomness.ts';
import { countedAddress, takeFromLimits } from '../../platform/rate-limits.ts';
import { hashKey, keyFrom } from '../../platform/software/admit-key.ts';
import { addDays, dayOf } from '../../platform/studio-days.ts';
import { record } from '../audit/record.ts';
import { OAuthError, tooOften } from './oauth-error.ts';
import {
  areAdmitted,
  findByToken,
  insertAssistantKey,
  lockCode,
  lockRefreshed,
  updateCodeUsed,
  updateEnded,
  updateRefreshed,
} from './queries.ts';

export interface ExchangeDeps {
  readonly db: Db;
  readonly random: Randomness;
  readonly publicUrl: string;
}

type Form = Readonly<Record<string, string | undefined>>;

interface Tokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

/**
 * Gives an assistant a key for a code, or the next key for a refresh token. Refuses codes and tokens
 * that are unknown, over, of another assistant or used before; the last ends what they gave, because
 * somebody else may have them too.
 */
export async function exchangeToken(
  deps: ExchangeDeps,
  form: Form,
  address: string,
  now: Date,
): Promise<Tokens> {
  const limit = {
    key: `assistant-exchanges:${countedAddress(address)}`,
    most: EXCHANGES_FROM_ADDRESS_IN_TEN_MINUTES,
    perMinutes: 10,
  };
  const full = await takeFromLimits(deps.db, [limit], now);
  if (full) throw tooOften(full.retryAfterSeconds);
  if (!(await areAdmitted(deps.db))) {
    throw new OAuthError('invalid_client', 'The studio admits no assistants at present.', 401);
  }
  // RFC 8707: the key is for this server and no other.
  if (form.resource !== undefined && !form.resource.startsWith(deps.publicUrl)) {
    throw new OAuthError('invalid_target', 'Keys are given for this server alone.');
  }
  const ways: Record<string, (trx: Trx) => Promise<Tokens | null>> = {
    authorization_code: (trx) => byCode(trx, deps, form, now),
    refresh_token: (trx) => byRefresh(trx, deps, form, now),
  };
  const way = ways[form.grant_type ?? ''];
  if (!way) throw new OAuthError('unsupported_grant_type', 'authorization_code or refresh_token.');
  const tokens = await deps.db.transaction().execute(way);
  // Refused outside the transaction, so that the end of what was copied is stored.
  if (!tokens) throw new OAuthError('invalid_grant', 'It is unknown, over, or was used before.');
  return tokens;
}

async function byCode(trx: Trx, deps: ExchangeDeps, form: Form, now: Date): Promise<Tokens | null> {
  const hash = hashKey(form.code ?? '');
  const code = await lockCode(trx, hash);
  if (!code) return null;
  if (code.keyId !== null) {
    await updateEnded(trx, code.keyId, null, now);
    return null;
  }
  const isTheirs =
    code.assistantId === form.client_id &&
    code.redirectUrl === form.redirect_uri &&
    isProof(form.code_verifier ?? '', code.challenge);
  if (!isTheirs || code.expiresAt <= now) return null;
  const { accountId, assistantId, name, scopes } = code;
  if ((await lockAccount(trx, accountId)) !== 'present') return null;
  const { hashes, tokens } = newTokens(deps.random, scopes, now);
  const endsOn = addDays(dayOf(now), ASSISTANT_LASTS_DAYS);
  const id = await insertAssistantKey(
    trx,
    { accountId, assistantId, name, scopes, endsOn, ...hashes },
    now,
  );
  await updateCodeUsed(trx, hash, id);
  const entry = { action: 'added', subject: 'api_key', id, called: name } as const;
  const after = { scopes: scopes.join(', '), ends_on: endsOn };
  await record(trx, { accountId }, { ...entry, about: accountId, after }, now);
  return tokens;
}

async function byRefresh(
  trx: Trx,
  deps: ExchangeDeps,
  form: Form,
  now: Date,
): Promise<Tokens | null> {
  const key = await lockRefreshed(trx, hashKey(form.refresh_token ?? ''), dayOf(now));
  if (!key || key.assistantId !== form.client_id) return null;
  if (key.isFormer) {
    await updateEnded(trx, key.id, null, now);
    return null;
  }
  if ((await lockAccount(trx, key.accountId)) !== 'present') return null;
  const { hashes, tokens } = newTokens(deps.random, key.scopes, now);
  await updateRefreshed(trx, key.id, hashes);
  return tokens;
}

/** Ends what a key or refresh token belongs to (RFC 7009); an unknown one is not a failure. */
export async function revokeToken(db: Db, form: Form, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await findByToken(trx, hashKey(form.token ?? ''));
    if (found?.assistantId !== form.client_id || !found) return;
    await updateEnded(trx, found.id, found.accountId, now);
  });
}

function newTokens(random: Randomness, scopes: readonly Scope[], now: Date) {
  const key = keyFrom(random.bytes(32));
  const refresh = random.bytes(32).toString('base64url');
  const accessEndsAt = new Date(now.getTime() + ASSISTANT_KEY_MINUTES * 60_000);
  return {
    hashes: { keyHash: hashKey(key), refreshHash: hashKey(refresh), accessEndsAt },
    tokens: {
      access_token: key,
      token_type: 'Bearer',
      expires_in: ASSISTANT_KEY_MINUTES * 60,
      refresh_token: refresh,
      scope: scopes.join(' '),
    } as const,
  };
}

/** Whether a verifier is what was promised when the code was asked for (RFC 7636). */
function isProof(verifier: string, challenge: string): boolean {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false;
  return isSameSecret(createHash('sha256').update(verifier).digest('base64url'), challenge);
}
