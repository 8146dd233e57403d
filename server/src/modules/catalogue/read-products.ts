import type { Package, Service } from '@limber/contract/catalogue.ts';
import type { Db } from '../../platform/database/db.ts';
import { listActivePackages, listActiveServices } from './queries.ts';

/** What the studio sells, each list as on the wire, in English. */
export interface Products {
  readonly services: readonly Service[];
  readonly packages: readonly Package[];
  readonly shared: readonly Package[];
  readonly unlimited: readonly Package[];
}

export async function readProducts(db: Db): Promise<Products> {
  const [services, packages, shared, unlimited] = await Promise.all([
    listActiveServices(db),
    listActivePackages(db, 'regular'),
    listActivePackages(db, 'shared'),
    listActivePackages(db, 'unlimited'),
  ]);
  return { services, packages, shared, unlimited };
}
