import { listSoldPackages as soldPackages } from '@limber/contract/desk/clients/sold-packages.ts';
import { listDuesOfDay as duesRoute } from '@limber/contract/desk/day/dues.ts';
import * as credit from '@limber/contract/desk/money/credit.ts';
import * as documents from '@limber/contract/desk/money/documents.ts';
import * as drawers from '@limber/contract/desk/money/drawers.ts';
import * as giftCards from '@limber/contract/desk/money/gift-cards.ts';
import * as owed from '@limber/contract/desk/money/owed.ts';
import * as contract from '@limber/contract/desk/money/till.ts';
import * as tax from '@limber/contract/desk/studio/tax-categories.ts';
import * as vat from '@limber/contract/desk/studio/vat.ts';
import * as ownGiftCards from '@limber/contract/paying/gift-cards.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { TillDeps } from './deps.ts';
import { listDocuments } from './documents/list-documents.ts';
import { mailDocument } from './documents/mail-document.ts';
import { printDocument } from './documents/print-document.ts';
import { readDocument } from './documents/read-document.ts';
import { replaceDocument } from './documents/replace-document.ts';
import { readDrawer } from './drawer-on-wire.ts';
import { payInCredit, payOutCredit } from './gift-cards-and-credit/pay-in-credit.ts';
import { redeemAtDesk, redeemOwn } from './gift-cards-and-credit/redeem-gift-card.ts';
import { giveBackGiftCard, sellGiftCard } from './gift-cards-and-credit/sell-gift-card.ts';
import { listOffers } from './list-offers.ts';
import { listDue, listDuesOfDay, listOwed } from './list-owed.ts';
import { closeDrawer, moveCash, openDrawer } from './open-and-close-drawer.ts';
import { pay } from './pay-for-sale.ts';
import { findBuyer } from './queries/documents.ts';
import { readTillDay } from './read-till-day.ts';
import { listSoldPackages } from './refunding/list-refundable-packages.ts';
import { refund } from './refunding/refund.ts';
import { listDrawers, reportDay } from './report-day.ts';
import { listSalesTo, readSale } from './sale-on-wire.ts';
import { sell } from './sell.ts';
import { readTaxCategories, setTaxCategory, withdrawTaxCategory } from './vat/set-tax-category.ts';
import { readVatRates, setVatRate, withdrawVatRate } from './vat/set-vat-rate.ts';
import { voidSale } from './void-sale.ts';

/** What is sold at the desk, how it is paid, and its drawer. */
export function tillRoutes(
  app: FastifyInstance,
  deps: HttpDeps & TillDeps & { readonly publicUrl: string },
): void {
  const { db } = deps;
  serveVerb(app, deps, drawers.openDrawer, openDrawer, db);
  serve(app, deps, drawers.readDrawer, ({ query }) =>
    readDrawer(db, { locationCode: query.location, day: query.day }),
  );
  serve(app, deps, drawers.moveCash, ({ actor, params, body, now }) =>
    moveCash(db, actor, params.id, body, now),
  );
  serve(app, deps, drawers.closeDrawer, ({ actor, params, body, now }) =>
    closeDrawer(db, actor, params.id, body, now),
  );
  serve(app, deps, drawers.listDrawers, ({ query }) => listDrawers(db, query));
  serve(app, deps, drawers.readDayReport, ({ params, query }) =>
    reportDay(db, { id: params.id, locationCode: query.location }),
  );
  serveVerb(app, deps, giftCards.sellGiftCard, sellGiftCard, deps);
  serve(app, deps, giftCards.giveBackGiftCard, ({ actor, params, body, now }) =>
    giveBackGiftCard(db, actor, params.id, body, now),
  );
  serve(app, deps, giftCards.redeemGiftCard, ({ actor, params, body, now }) =>
    redeemAtDesk(deps, actor, params.id, body, now),
  );
  serve(app, deps, ownGiftCards.redeemOwnGiftCard, ({ actor, params, now }) =>
    redeemOwn(deps, actor, params.id, now),
  );
  serve(app, deps, documents.listDocuments, ({ query }) => listDocuments(db, query));
  serve(app, deps, documents.readDocument, ({ params }) => readDocument(db, params.number));
  serve(app, deps, documents.printDocument, async ({ params }) => ({
    bytes: await printDocument(db, params.number),
    changes: true as const,
  }));
  serve(app, deps, documents.mailDocument, ({ actor, params, now }) =>
    mailDocument(deps, actor, params.number, now),
  );
  serve(app, deps, documents.replaceDocument, ({ actor, params, body, now }) =>
    replaceDocument(db, actor, { number: params.number, buyer: body.buyer }, now),
  );
  serve(app, deps, contract.readBuyer, async ({ params }) => ({
    buyer: (await findBuyer(db, params.id)) ?? null,
  }));
  serveVerb(app, deps, contract.sellAtTill, sell, deps);
  serve(app, deps, contract.readSale, ({ params, query }) =>
    readSale(db, { id: params.id, locationCode: query.location }),
  );
  serve(app, deps, contract.listSalesToClient, ({ query }) =>
    listSalesTo(db, {
      clientId: query.client_id,
      bookingId: query.booking_id ?? null,
      limit: query.limit ?? 100,
      offset: query.offset ?? 0,
    }),
  );
  serve(app, deps, contract.payForSale, ({ actor, params, body, now }) => {
    const request = { ...body, tips: body.tips ?? [] };
    return pay(deps, actor, params.id, request, now);
  });
  serveVerb(app, deps, credit.payInCredit, payInCredit, db);
  serveVerb(app, deps, credit.payOutCredit, payOutCredit, db);
  serve(app, deps, contract.refundSale, ({ actor, params, body, now }) => {
    const { owed_back: owedBack, ...rest } = body;
    const request = { ...rest, owedBack };
    return refund(deps, actor, params.id, request, now);
  });
  serve(app, deps, soldPackages, ({ actor, params, query, now }) =>
    listSoldPackages(db, actor, { id: params.id, locationCode: query.location }, now),
  );
  serve(app, deps, contract.voidSale, ({ actor, params, body, now }) =>
    voidSale(deps, actor, params.id, body, now),
  );
  serve(app, deps, owed.listDue, ({ query, language }) => listDue(db, query.client_id, language));
  serve(app, deps, owed.listOwed, ({ query, language, now }) =>
    listOwed(db, query.location, language, now),
  );
  serve(app, deps, duesRoute, ({ actor, query }) => listDuesOfDay(db, actor, query.date));
  serve(app, deps, contract.listOffers, ({ query, now }) => listOffers(db, query.client_id, now));
  serve(app, deps, contract.readTillDay, ({ query }) =>
    readTillDay(db, { locationCode: query.location, day: query.day }),
  );
  serve(app, deps, vat.listVatRates, ({ now }) => readVatRates(db, now));
  serveVerb(app, deps, vat.setVatRate, setVatRate, db);
  serveVerb(app, deps, vat.withdrawVatRate, withdrawVatRate, db);
  serve(app, deps, tax.listTaxCategories, ({ now }) => readTaxCategories(db, now));
  serveVerb(app, deps, tax.setTaxCategory, setTaxCategory, db);
  serveVerb(app, deps, tax.withdrawTaxCategory, withdrawTaxCategory, db);
}
