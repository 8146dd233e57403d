import * as desk from '@limber/contract/desk/clients/packages.ts';
import * as studio from '@limber/contract/desk/studio/products.ts';
import * as statement from '@limber/contract/package-statement.ts';
import * as contract from '@limber/contract/packages.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { pageOf } from '../../platform/http/pagination.ts';
import { API_BASE, type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import { listActivePackages } from './list-active-packages.ts';
import { listOwnedPackages } from './list-owned-packages.ts';
import { adjustMinutes } from './minutes/adjust-minutes.ts';
import { transferMinutes } from './minutes/transfer-minutes.ts';
import { addProduct, changeProduct, retireProduct } from './products/change-product.ts';
import { productOnWire } from './products/product-on-wire.ts';
import { listStoredProducts } from './products/queries.ts';
import { freezePackage } from './prolonging/freeze-package.ts';
import { listProlongations } from './prolonging/list-prolongations.ts';
import { prolongPackage } from './prolonging/prolong-package.ts';
import { unfreezePackage } from './prolonging/unfreeze-package.ts';
import { readLiability } from './read-liability.ts';
import { readStatement, readStatementAtDesk } from './read-statement.ts';

const activePackages = [
  { route: contract.readActivePackage, kind: 'regular' },
  { route: contract.readActiveSharedPackage, kind: 'shared' },
  { route: contract.readActiveUnlimitedPackage, kind: 'unlimited' },
] as const;

/** What a client owns or shares, and where the minutes went. */
export function packageRoutes(app: FastifyInstance, deps: HttpDeps & { db: Db } & JobDeps): void {
  const { db } = deps;

  for (const { route, kind } of activePackages) {
    serve(app, deps, route, async ({ actor, now }) => {
      const [next, ...others] = await listActivePackages(db, actor.accountId, kind, now);
      return next ? { ...next, others } : null;
    });
  }
  serve(app, deps, contract.listOwnedPackages, ({ actor, now }) =>
    listOwnedPackages(db, actor.accountId, now),
  );
  serve(app, deps, statement.readStatement, async ({ actor, params, query, language }) => {
    const page = { limit: query.limit ?? 50, offset: query.offset ?? 0, language };
    const { count, lines } = await readStatement(db, actor.accountId, params.id, page);
    return pageOf(`${API_BASE}appointment/packages/${params.id}/statement/`, lines, count, page);
  });
  serve(app, deps, desk.readLiability, ({ query, now }) => {
    const page = { limit: query.limit ?? 1000, offset: query.offset ?? 0 };
    return readLiability(db, query.day ? { day: query.day } : { now }, page);
  });
  serve(app, deps, desk.prolongPackage, ({ actor, params, body, now }) =>
    prolongPackage(deps, actor, params.id, { until: body.expiry_date, reason: body.reason }, now),
  );
  serve(app, deps, desk.freezePackage, ({ actor, params, body, now }) =>
    freezePackage(deps, actor, params.id, body, now),
  );
  serve(app, deps, desk.unfreezePackage, ({ actor, params, body, now }) =>
    unfreezePackage(deps, actor, params.id, body, now),
  );
  serve(app, deps, desk.listProlongations, ({ params }) => listProlongations(db, params.id));
  serve(app, deps, desk.transferMinutes, ({ actor, params, body, now }) =>
    transferMinutes(db, actor, params.id, body, now),
  );
  serve(app, deps, desk.readStatementAtDesk, async ({ params, query, language }) => {
    const page = { limit: query.limit ?? 50, offset: query.offset ?? 0, language };
    const { count, lines } = await readStatementAtDesk(db, params.id, page);
    return pageOf(`${API_BASE}desk/packages/${params.id}/statement/`, lines, count, page);
  });
  serve(app, deps, desk.adjustMinutes, async ({ actor, params, body, now }) => ({
    balance: await adjustMinutes(db, actor, { ...body, packageId: params.id }, now),
  }));

  serve(app, deps, studio.listStudioProducts, async () =>
    (await listStoredProducts(db)).map(productOnWire),
  );
  serveVerb(app, deps, studio.addProduct, addProduct, db);
  serveVerb(app, deps, studio.changeProduct, changeProduct, db);
  serveVerb(app, deps, studio.retireProduct, retireProduct, db);
}
