import * as contract from '@limber/contract/accounts.ts';
import * as desk from '@limber/contract/desk/clients/privacy.ts';
import * as team from '@limber/contract/desk/studio/team.ts';
import type { FastifyInstance } from 'fastify';
import { logInAgain } from '../../platform/http/errors.ts';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { PrivacyDeps } from './deps.ts';
import { eraseAccount, eraseClient } from './erase-client.ts';
import { erasedSentence } from './erased-person-rules.ts';
import { exportData } from './export-data.ts';
import { exportClient, exportMember } from './export-on-request.ts';
import { eraseMember } from './team/erase-member.ts';

/** What the studio keeps about a person: requesting it, and erasing it. */
export function privacyRoutes(app: FastifyInstance, deps: HttpDeps & PrivacyDeps): void {
  serve(app, deps, contract.exportData, ({ actor, now }) => exportData(deps, actor, now));
  serve(app, deps, contract.eraseAccount, async ({ actor, body, now, say }) => {
    const { email: typedEmail, erase_shared_minutes: erasesShared = false } = body;
    const left = await eraseAccount(deps, actor, { typedEmail, erasesShared }, now);
    return { detail: say(erasedSentence(YOURS, left)) };
  });
  serveVerb(app, deps, desk.exportClient, exportClient, deps);
  serve(app, deps, desk.eraseClient, async ({ actor, params, body, now, say }) => {
    const left = await eraseClient(deps, actor, { ...params, ...body }, now);
    return { detail: say(erasedSentence(THEIRS, left)) };
  });
  serveVerb(app, deps, team.exportMember, exportMember, deps);
  serve(app, deps, team.eraseMember, async ({ actor, params, body, now, say }) => {
    if (!actor.sessionId) throw logInAgain();
    const { sessionId } = actor;
    const left = await eraseMember(deps, { ...actor, sessionId }, { ...params, ...body }, now);
    return { detail: say(erasedSentence(OF_THE_TEAM, left)) };
  });
}

const YOURS = { en: 'Your account is erased. Take care.', ar: 'حُذف حسابك. نتمنى لك دوام الصحة.' };
const THEIRS = { en: 'The client is erased.', ar: 'حُذفت بيانات العميل.' };
const OF_THE_TEAM = { en: 'They are erased.', ar: 'حُذفت بياناته الشخصية.' };
