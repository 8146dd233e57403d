import { studioCurrency } from '@limber/contract/money/currency.ts';
import type { CardOnFile, SavedCard } from '@limber/contract/paying/saved-card.ts';
import { CARD_PAGES_A_DAY } from '@limber/contract/terms/booking/cards-on-file.ts';
import { askAboutPage, ProviderFailed } from '../../../platform/card-payments/provider.ts';
import { daysBefore } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { keepAnswer } from '../../../platform/database/idempotency-key.ts';
import { transactAs } from '../../../platform/database/transact-as.ts';
import { refusal, tooMany } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { OnlineDeps, PaymentDeps } from '../deps.ts';
import { AGAIN_AFTER_SECONDS } from '../payment-refusals.ts';
import { askedAgainAt, nextAsked, paymentEndsAt } from '../payment-status-rules.ts';
import { payAddress } from '../payment-urls.ts';
import { findPayer } from '../queries/payer.ts';
import { forgetLater, keepCard } from './keep-card.ts';
import {
  type CardRow,
  deleteCard,
  findKeptCard,
  findPendingCard,
  insertPendingCard,
  listPendingCards,
  updateCardPage,
} from './queries.ts';

/**
 * The card that the caller has on file. A card that is being added is looked up at the provider, so
 * that a client sees it on returning from the provider's page.
 */
export async function readCard(deps: PaymentDeps, actor: Actor, now: Date): Promise<CardOnFile> {
  const { provider } = deps;
  if (provider) {
    const [latest] = await listPendingCards(deps.db, actor.accountId);
    const settled = latest && settleCard({ ...deps, provider }, latest.id, now);
    await settled?.catch((error) => {
      // A job asks again later.
      if (!(error instanceof ProviderFailed)) throw error;
    });
  }
  return onWire(deps.db, deps, actor.accountId);
}

/**
 * Begins to add a card on a page of the provider. Refuses 409 where the studio takes no payments
 * online, 429 too many attempts in a day.
 */
export async function addCard(
  deps: PaymentDeps,
  actor: Actor,
  now: Date,
): Promise<{ readonly url: string }> {
  const { provider } = deps;
  return transactAs(deps.db, actor.accountId, async (trx) => {
    if (!provider) throw refusal(409, NO_CARDS);
    const begun = await listPendingCards(trx, actor.accountId);
    const today = begun.filter(({ askedAt }) => askedAt > daysBefore(now, 1));
    if (today.length >= CARD_PAGES_A_DAY) throw tooMany(TOO_MANY_CARDS, AGAIN_AFTER_SECONDS);
    const id = deps.random.uuid();
    const asked = { id, accountId: actor.accountId, provider: provider.name, at: now };
    await insertPendingCard(trx, asked);
    await followCardLater(trx, { ...deps, provider }, id, nextAsked(now, now));
    return keepAnswer(trx, { url: payAddress(deps.publicUrl, id) });
  });
}

/** Removes the card on file, here at once and at the provider by a job. */
export async function removeCard(deps: PaymentDeps, actor: Actor): Promise<CardOnFile> {
  return transactAs(deps.db, actor.accountId, async (trx) => {
    const card = await findKeptCard(trx, actor.accountId);
    if (card) {
      await deleteCard(trx, card.id);
      await forgetLater(trx, deps);
    }
    return keepAnswer(trx, await onWire(trx, deps, actor.accountId));
  });
}

/**
 * The address of the provider's page for adding a card; once that page has ended, of the client's
 * settings. Null: the card is unknown. Throws {@link ProviderFailed} when the provider does not
 * answer.
 */
export async function openCardPage(
  deps: OnlineDeps,
  id: string,
  now: Date,
): Promise<string | null> {
  const asked = await findPendingCard(deps.db, { id });
  if (!asked) return null;
  const settings = settingsAddress(deps.publicUrl);
  const isOver = asked.isKept || paymentEndsAt(asked.askedAt) <= now;
  if (isOver) return settings;
  if (asked.pageUrl) return asked.pageUrl;
  const payer = await findPayer(deps.db, asked.accountId);
  if (!payer) return settings;
  const { email, language } = payer;
  const page = await deps.provider.openPaymentPage({
    ...{ paymentId: id, amount: 0, keepsCard: true, currency: studioCurrency().code },
    ...{ title: TITLE[language], email, language, returnUrl: settings },
    expiresAt: paymentEndsAt(asked.askedAt),
  });
  await updateCardPage(deps.db, id, page);
  return page.url;
}

/** The page that shows the card on file; clients return to it after adding one. */
function settingsAddress(publicUrl: string): string {
  return `${publicUrl}/profile/settings#card`;
}

/**
 * Asks the provider about a card that is being added, and keeps or forgets it. Returns whether its
 * page is still open.
 *
 * @throws {@link ProviderFailed} where no answer came: nothing has changed
 */
export async function settleCard(deps: OnlineDeps, id: string, now: Date): Promise<boolean> {
  const asked = await findPendingCard(deps.db, { id });
  if (!asked || asked.isKept) return false;
  const isOver = paymentEndsAt(asked.askedAt) <= now;
  const state = await askAboutPage(deps.provider, asked.pageReference, isOver);
  if (state.state === 'paid') {
    const { card } = state;
    if (!card) throw new ProviderFailed('the page of a card names no card');
    const { accountId } = asked;
    await deps.db.transaction().execute((trx) => keepCard(trx, deps, { id, accountId, card }, now));
    return false;
  }
  if (state.state !== 'ended') return true;
  await deleteCard(deps.db, id);
  return false;
}

/** Like {@link settleCard}, and again later while its page is open. */
export async function followCard(deps: OnlineDeps, id: string, now: Date): Promise<void> {
  const asked = await findPendingCard(deps.db, { id });
  if (!asked) return;
  let next: Date | null = null;
  try {
    if (!(await settleCard(deps, id, now))) return;
    next = nextAsked(asked.askedAt, now);
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
  }
  const runAt = askedAgainAt(next, now);
  await deps.db.transaction().execute((trx) => followCardLater(trx, deps, id, runAt));
}

/** Adds the job that asks the provider about a card; null: at once. */
export async function followCardLater(
  trx: Trx,
  { jobs }: OnlineDeps,
  cardId: string,
  runAt: Date | null,
): Promise<void> {
  await jobs.addJob(
    trx,
    'follow-card',
    { cardId },
    { ...(runAt && { runAt }), jobKey: `card ${cardId}` },
  );
}

async function onWire(
  db: Db | Trx,
  { provider }: Pick<PaymentDeps, 'provider'>,
  accountId: number,
): Promise<CardOnFile> {
  const card = await findKeptCard(db, accountId);
  return { offered: provider !== null, card: card ? cardOnWire(card) : null };
}

/** A card as the wire names it. */
export function cardOnWire({
  brand,
  lastFour,
  endsOn,
}: Pick<CardRow, 'brand' | 'lastFour' | 'endsOn'>): SavedCard {
  return { brand, last_four: lastFour, ends_on: endsOn };
}

const TITLE = { en: 'A card on file', ar: 'بطاقة محفوظة' };

const NO_CARDS = {
  en: 'No card can be kept here: this studio takes no payments online.',
  ar: 'لا يمكن حفظ بطاقة هنا: لا يقبل هذا الاستوديو الدفع عبر الإنترنت.',
};
const TOO_MANY_CARDS = {
  en: 'You have begun to add a card many times today. Please try again tomorrow.',
  ar: 'بدأت إضافة بطاقة مرات كثيرة اليوم. يرجى المحاولة غداً.',
};
