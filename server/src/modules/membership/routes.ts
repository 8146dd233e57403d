import * as desk from '@limber/contract/desk/clients/memberships.ts';
import * as contract from '@limber/contract/membership.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { makeCardPass } from './card-pass.ts';
import { checkCard } from './check-card.ts';
import type { MembershipDeps, WalletDeps } from './deps.ts';
import {
  giveMembership,
  listMembershipYears,
  revokeMembership,
} from './give-membership-at-desk.ts';
import { downloadCard } from './wallets/download-card.ts';

/**
 * The member's card, and years that a person grants or revokes. `partners` answers what the card is
 * good for.
 */
export function membershipRoutes(
  app: FastifyInstance,
  deps: HttpDeps & MembershipDeps & WalletDeps,
): void {
  serve(app, deps, contract.readCardPass, ({ actor, now }) =>
    makeCardPass(deps, actor.accountId, now),
  );
  serve(app, deps, contract.checkCard, ({ params, address, now }) =>
    checkCard(deps, { pass: params.pass, address }, now),
  );
  serve(app, deps, contract.downloadWalletCard, ({ params, address, now }) =>
    downloadCard(deps, { file: params.file, address }, now),
  );
  serve(app, deps, desk.listMembershipYears, ({ query }) =>
    listMembershipYears(deps.db, query.client_id),
  );
  serveVerb(app, deps, desk.giveMembership, giveMembership, deps);
  serve(app, deps, desk.revokeMembership, ({ actor, params, body, now }) =>
    revokeMembership(deps.db, actor, params.id, body.reason, now),
  );
}
