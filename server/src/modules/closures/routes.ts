import * as contract from '@limber/contract/desk/rota/closures.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { addClosure } from './add-closure.ts';
import { changeClosure } from './change-closure.ts';
import { confirmClosure, withdrawClosure } from './confirm-closure.ts';
import { listComing, listEarlier } from './queries.ts';
import { closureOnWire, readClosure } from './read-closure.ts';

/** When the studio is or may be closed. */
export function closureRoutes(app: FastifyInstance, deps: HttpDeps & { db: Db }): void {
  const { db } = deps;
  serve(app, deps, contract.listDeskClosures, async ({ actor: { branches = [] }, query, now }) => {
    const list = query.earlier ? listEarlier : listComing;
    return (await list(db, branches, studioDayOf(now))).map(closureOnWire);
  });
  serveVerb(app, deps, contract.addClosure, addClosure, db);
  serve(app, deps, contract.readDeskClosure, ({ actor, params, now }) =>
    readClosure(db, actor, params.id, now),
  );
  serveVerb(app, deps, contract.changeClosure, changeClosure, db);
  serveVerb(app, deps, contract.confirmClosure, confirmClosure, db);
  serveVerb(app, deps, contract.withdrawClosure, withdrawClosure, db);
}
