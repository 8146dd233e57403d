import * as contract from '@limber/contract/membership.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve } from '../../platform/http/http.ts';
import { makeCardPass } from './card-pass.ts';
import { checkCard } from './check-card.ts';
import type { MembershipDeps } from './deps.ts';

/** The member's card. What the card is good for, `partners` answers. */
export function membershipRoutes(
  app: FastifyInstance,
  deps: HttpDeps & Pick<MembershipDeps, 'db' | 'secret' | 'publicUrl'>,
): void {
  serve(app, deps, contract.readCardPass, ({ actor, now }) =>
    makeCardPass(deps, actor.accountId, now),
  );
  serve(app, deps, contract.checkCard, ({ params, address, now }) =>
    checkCard(deps, { pass: params.pass, address }, now),
  );
}
