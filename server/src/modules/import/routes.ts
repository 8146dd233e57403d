import * as contract from '@limber/contract/desk/studio/import-file.ts';
import * as imports from '@limber/contract/desk/studio/imports.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { Turns } from '../../platform/speed/one-at-a-time.ts';
import type { BookingDeps } from '../bookings/deps.ts';
import { beginImport, listImports, readImportReport } from './begin-and-list-imports.ts';
import { importBookings } from './import-bookings.ts';
import { importClients } from './import-clients.ts';
import { importPackages } from './import-packages.ts';
import { importProducts } from './import-products.ts';
import { importVisits } from './import-visits.ts';
import { readImportFile } from './reading/read-import-file.ts';
import { undoImport } from './undo-import.ts';
import { writeTemplate } from './write-template.ts';

/** What the studio imports from its previous software. */
export function importRoutes(app: FastifyInstance, deps: HttpDeps & BookingDeps): void {
  const bookDeps = { ...deps, turns: new Turns(deps.turnMs) };
  serve(app, deps, contract.readImportFile, async ({ body, now, say }) =>
    readImportFile(deps, body, now, say),
  );
  serve(app, deps, contract.importClients, ({ actor, body, now, say }) =>
    importClients(deps, actor, body, now, say),
  );
  serve(app, deps, contract.importPackages, ({ actor, body, now, say }) =>
    importPackages(deps, actor, body, now, say),
  );
  serve(app, deps, contract.importBookings, ({ actor, body, now, say }) =>
    importBookings(bookDeps, actor, body, now, say),
  );
  serve(app, deps, contract.importVisits, ({ actor, body, now, say }) =>
    importVisits(deps, actor, body, now, say),
  );
  serve(app, deps, contract.importProducts, ({ actor, body, now, say }) =>
    importProducts(deps, actor, body, now, say),
  );
  serveVerb(app, deps, imports.beginImport, beginImport, deps.db);
  serve(app, deps, imports.listImports, () => listImports(deps.db));
  serve(app, deps, imports.readImportReport, ({ query }) =>
    readImportReport(deps.db, query.source),
  );
  serve(app, deps, imports.undoImport, ({ actor, params, now }) =>
    undoImport(deps, actor, params.id, now),
  );
  serve(app, deps, contract.downloadImportTemplate, async ({ query }) => ({
    bytes: Buffer.from(writeTemplate(query.kind)),
    changes: true as const,
  }));
}
