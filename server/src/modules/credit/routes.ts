import { readOwnCredit } from '@limber/contract/accounts.ts';
import * as contract from '@limber/contract/desk/money/credit.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve } from '../../platform/http/serve-calls.ts';
import { correctCredit } from './correct-credit.ts';
import { findCredit } from './queries.ts';
import { readCredit } from './read-credit.ts';

/** Money that clients have on account; paying it in and out is the till's. */
export function creditRoutes(app: FastifyInstance, deps: HttpDeps & { readonly db: Db }): void {
  const { db } = deps;
  serve(app, deps, contract.readClientCredit, ({ params, query }) =>
    readCredit(db, params.id, query.limit),
  );
  serve(app, deps, contract.correctCredit, ({ actor, params, body, now }) =>
    correctCredit(db, actor, params.id, body, now),
  );
  serve(app, deps, readOwnCredit, async ({ actor }) => ({
    balance: amountOf(await findCredit(db, actor.accountId)),
  }));
}
