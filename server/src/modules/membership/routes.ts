import * as contract from '@limber/contract/membership.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db.ts';
import { type HttpParts, serve } from '../../platform/http.ts';
import { checkCard } from './check-card.ts';
import { makeCardPass } from './make-card-pass.ts';

/** The member's card. What the card is good for, `partners` answers. */
export function membershipRoutes(
  app: FastifyInstance,
  parts: HttpParts & { readonly db: Db; readonly publicUrl: string },
): void {
  serve(app, parts, contract.readCardPass, ({ actor, now }) =>
    makeCardPass(parts.db, parts, actor.accountId, now),
  );
  serve(app, parts, contract.checkCard, ({ params, address, now }) =>
    checkCard(parts.db, parts.secret, { pass: params.pass, address }, now),
  );
}
