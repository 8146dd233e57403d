import * as studio from '@limber/contract/desk/software/software-access.ts';
import * as own from '@limber/contract/software/api-keys.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { changeAccess } from './change-access.ts';
import { endKey, keyOnWire, listOwnKeys, makeKey } from './own-keys.ts';
import { findAccess, listKeys } from './queries.ts';

/** The calls for keys by which software acts for people. */
export function apiKeyRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const { db } = deps;
  serve(app, deps, own.listOwnApiKeys, ({ actor, now }) => listOwnKeys(db, actor, now));
  serveVerb(app, deps, own.makeApiKey, makeKey, deps);
  serve(app, deps, own.revokeApiKey, ({ actor, params, now }) =>
    endKey(db, actor, { ...params, ofWhom: 'oneself' }, now),
  );
  serve(app, deps, studio.readSoftwareAccess, () => findAccess(db));
  serveVerb(app, deps, studio.changeSoftwareAccess, changeAccess, db);
  serve(app, deps, studio.listApiKeys, async ({ actor, query, now }) => {
    const ofTeam = actor.accountType === 'manager';
    const keys = await listKeys(db, { accountId: query.account_id, ofTeam }, now);
    return keys.map((key) => ({
      ...keyOnWire(key),
      account_id: key.accountId,
      account: key.account,
      account_type: key.accountType,
    }));
  });
  serve(app, deps, studio.endApiKey, ({ actor, params, now }) => {
    const ofWhom = actor.accountType === 'manager' ? 'everybody' : 'clients';
    return endKey(db, actor, { ...params, ofWhom }, now);
  });
}
