import {
  type AllowAssistant,
  type AssistantRequest,
  assistantScopes,
} from '@limber/contract/software/assistants.ts';
import type { Scope } from '@limber/contract/software/scopes.ts';
import { ASSISTANT_CODE_MINUTES } from '@limber/contract/terms/software/assistants.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { transactAs } from '../../platform/database/transact-as.ts';
import { refusal } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type Randomness, UUID } from '../../platform/randomness.ts';
import { hashKey } from '../../platform/software/admit-key.ts';
import { refuseAnotherKey } from '../api-keys/own-keys.ts';
import { areAdmitted, findAssistant, insertCode } from './queries.ts';
import { isRegistered } from './redirect-rules.ts';

interface Wish {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly scope?: string;
}

/**
 * What an assistant asks for. Refuses 404 an unknown one, one that asks for an answer elsewhere, and
 * every one while the studio admits none.
 */
export async function readRequest(db: Db, wish: Wish): Promise<AssistantRequest> {
  const { name } = await knownAssistant(db, wish);
  return { name, host: new URL(wish.redirect_uri).host, scopes: scopesOf(wish) };
}

/** Lets an assistant in; the address carries a code that is good for some minutes, once. */
export async function allowAssistant(
  {
    db,
    random,
    publicUrl,
  }: { readonly db: Db; readonly random: Randomness; readonly publicUrl: string },
  actor: Actor,
  wish: AllowAssistant,
  now: Date,
): Promise<{ url: string }> {
  const { accountId } = actor;
  const code = random.bytes(32).toString('base64url');
  await transactAs(db, accountId, async (trx) => {
    const assistant = await knownAssistant(trx, wish);
    await refuseAnotherKey(trx, accountId, now);
    await insertCode(trx, {
      ...{ hash: hashKey(code), assistantId: assistant.id, accountId, scopes: scopesOf(wish) },
      ...{ redirectUrl: wish.redirect_uri, challenge: wish.code_challenge },
      expiresAt: new Date(now.getTime() + ASSISTANT_CODE_MINUTES * 60_000),
    });
  });
  const url = new URL(wish.redirect_uri);
  url.searchParams.set('code', code);
  if (wish.state !== undefined) url.searchParams.set('state', wish.state);
  // An assistant that asks several servers knows by this which one answers (RFC 9207).
  url.searchParams.set('iss', publicUrl);
  return { url: url.href };
}

async function knownAssistant(db: Db | Trx, { client_id: id, redirect_uri: url }: Wish) {
  const [admitted, assistant] = await Promise.all([
    areAdmitted(db),
    UUID.test(id) ? findAssistant(db, id) : undefined,
  ]);
  if (!admitted || !assistant || !isRegistered(url, assistant.redirectUrls)) {
    throw refusal(404, UNKNOWN);
  }
  return assistant;
}

/** What is wished, of what assistants can do; without a wish all of it. */
function scopesOf({ scope }: Wish): Scope[] {
  const wished = scope?.split(' ').filter(Boolean) ?? [];
  const known = assistantScopes.filter((each) => wished.length === 0 || wished.includes(each));
  return known.length > 0 ? [...known] : [...assistantScopes];
}

const UNKNOWN = {
  en: 'This request is not right, or the studio admits no assistants.',
  ar: 'هذا الطلب غير صحيح، أو أن الاستوديو لا يسمح بدخول المساعدين.',
};
