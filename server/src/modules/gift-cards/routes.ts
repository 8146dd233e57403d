import * as terms from '@limber/contract/desk/money/gift-card-terms.ts';
import * as contract from '@limber/contract/desk/money/gift-cards.ts';
import * as own from '@limber/contract/paying/gift-cards.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import type { GiftCardDeps } from './deps.ts';
import { findByCode } from './find-by-code.ts';
import { limitsAtDesk } from './gift-card-codes-and-states.ts';
import { onWire, readCard } from './gift-card-on-wire.ts';
import { keepGiftCard, listBoughtCards, listOwnCards, refuseOthersCard } from './keep-gift-card.ts';
import { printGiftCard } from './print-gift-card.ts';
import { listCards } from './queries/cards.ts';
import { changeTerms, readTerms } from './read-and-change-terms.ts';
import { readFile, reportGiftCards, writeGiftCards } from './report-gift-cards.ts';
import { mailGiftCard } from './send-gift-card.ts';
import { voidGiftCard } from './void-gift-card.ts';

/** Gift cards; selling and giving them back is the till's. */
export function giftCardRoutes(app: FastifyInstance, deps: HttpDeps & GiftCardDeps): void {
  const { db } = deps;
  serve(app, deps, own.listOwnGiftCards, ({ actor, now }) => listOwnCards(db, actor, now));
  serve(app, deps, own.addGiftCard, ({ actor, body, address, now }) =>
    keepGiftCard(db, actor, { code: body.code, address }, now),
  );
  serve(app, deps, own.listBoughtGiftCards, ({ actor }) => listBoughtCards(db, actor));
  serve(app, deps, own.printBoughtGiftCard, async ({ actor, params }) => {
    await refuseOthersCard(db, actor, params.id);
    return { bytes: await printGiftCard(deps, params.id), changes: true as const };
  });
  serve(app, deps, contract.lookUpGiftCard, async ({ actor, body, now }) => {
    const id = await findByCode(db, limitsAtDesk(actor.accountId), body.code, now);
    return onWire(await readCard(db, id), now);
  });
  serve(app, deps, contract.listGiftCards, async ({ query, now }) => {
    const { search = '', all = false, limit = 50, offset = 0 } = query;
    const rows = await listCards(db, { search: search.trim(), all, limit, offset });
    return { count: rows[0]?.count ?? 0, results: rows.map((row) => onWire(row, now)) };
  });
  serve(app, deps, contract.readGiftCard, ({ params, language, now }) =>
    readFile(db, params.id, language, now),
  );
  serve(app, deps, contract.printGiftCard, async ({ params }) => ({
    bytes: await printGiftCard(deps, params.id),
    changes: true as const,
  }));
  serve(app, deps, contract.mailGiftCard, ({ actor, params, body, now }) =>
    mailGiftCard(deps, actor, params.id, body.email, now),
  );
  serve(app, deps, contract.voidGiftCard, ({ actor, params, body, now }) =>
    voidGiftCard(deps, actor, params.id, body, now),
  );
  serve(app, deps, contract.reportGiftCards, ({ query, language }) =>
    reportGiftCards(db, query, language),
  );
  serve(app, deps, contract.downloadGiftCards, async ({ query, language }) => ({
    bytes: Buffer.from(await writeGiftCards(db, query, language)),
    changes: true as const,
  }));
  serve(app, deps, terms.readGiftCardTerms, () => readTerms(db));
  serveVerb(app, deps, terms.changeGiftCardTerms, changeTerms, db);
}
