import * as products from '@limber/contract/desk/money/retail-products.ts';
import * as stock from '@limber/contract/desk/money/stock.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import {
  addRetailProduct,
  changeRetailProduct,
  retailProductOnWire,
  retireRetailProduct,
} from './change-retail-product.ts';
import { listStoredRetailProducts } from './queries.ts';
import {
  countStock,
  listStock,
  listStockEntries,
  receiveStock,
} from './stock/receive-and-count-stock.ts';

/** Products for the counter, and the stock of each branch. */
export function retailRoutes(app: FastifyInstance, deps: HttpDeps & { readonly db: Db }): void {
  const { db } = deps;
  serve(app, deps, products.listRetailProducts, async () =>
    (await listStoredRetailProducts(db)).map(retailProductOnWire),
  );
  serveVerb(app, deps, products.addRetailProduct, addRetailProduct, db);
  serveVerb(app, deps, products.changeRetailProduct, changeRetailProduct, db);
  serveVerb(app, deps, products.retireRetailProduct, retireRetailProduct, db);
  serve(app, deps, stock.listStock, ({ query, now }) => listStock(db, query.location, now));
  serveVerb(app, deps, stock.receiveStock, receiveStock, db);
  serveVerb(app, deps, stock.countStock, countStock, db);
  serve(app, deps, stock.listStockEntries, ({ params, query }) =>
    listStockEntries(db, { productId: params.id, locationCode: query.location }),
  );
}
