import * as contract from '@limber/contract/desk/money/pay.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { closePayMonth } from './close-month.ts';
import { readOwnPay, readPayMonth, readPayStatement } from './read-pay.ts';
import { readPayRules, setPayRules } from './set-rules-of-pay.ts';
import { writePayFile } from './write-pay-file.ts';

/** What therapists earn, month by month. */
export function payRoutes(app: FastifyInstance, deps: HttpDeps & { readonly db: Db }): void {
  const { db } = deps;
  serve(app, deps, contract.readPayMonth, ({ query, now }) => readPayMonth(db, query.month, now));
  serve(app, deps, contract.readPayStatement, ({ params, query, language }) =>
    readPayStatement(db, { ...params, ...query }, language),
  );
  serve(app, deps, contract.downloadPay, async ({ query, language }) => ({
    bytes: Buffer.from(await writePayFile(db, query, language)),
    changes: true as const,
  }));
  serve(app, deps, contract.closePayMonth, ({ actor, body, now }) =>
    closePayMonth(db, actor, body.month, now),
  );
  serve(app, deps, contract.readOwnPay, ({ actor, query, language }) =>
    readOwnPay(db, actor, query.month, language),
  );
  serve(app, deps, contract.readPayRules, () => readPayRules(db));
  serveVerb(app, deps, contract.setPayRules, setPayRules, db);
}
