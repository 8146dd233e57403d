import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CardOutcome, HousePage } from './house-page.ts';
import { housePayouts, linesOfHousePayout } from './house-payouts.ts';
import {
  type CardProvider,
  type ChargeState,
  type Dispute,
  type PageState,
  ProviderFailed,
  type SentBack,
} from './provider.ts';

/** What somebody does on a page of the house. */
export type Outcome =
  | 'paid'
  | CardOutcome
  | 'declined'
  | 'abandoned'
  | 'paid_late'
  | DisputedOutcome;

/** What the bank says of a payment that its client disputes. */
type DisputedOutcome = 'inquired' | 'disputed' | 'dispute_won' | 'dispute_lost';

export function isOfDispute(outcome: Outcome): outcome is DisputedOutcome {
  return outcome in DISPUTED;
}

const DISPUTED: Readonly<Record<DisputedOutcome, Dispute['state']>> = {
  ...{ inquired: 'open', disputed: 'open', dispute_won: 'won', dispute_lost: 'lost' },
};

/** The provider of development: no money moves, and one presses what a bank would say. */
export interface HouseProvider extends CardProvider {
  readonly name: 'house';
  /** Undefined: there is no such page. */
  findPage(paymentId: string): Promise<HousePage | undefined>;
  /** Says what the bank says; null: the page is over. */
  decide(
    paymentId: string,
    outcome: Exclude<Outcome, 'paid_late' | DisputedOutcome>,
  ): Promise<HousePage | null>;
  /** Says how a dispute about a payment stands; returns its reference, null: it was not paid. */
  dispute(paymentId: string, outcome: DisputedOutcome, now: Date): Promise<string | null>;
  /** The money comes though the page was over. */
  payLate(paymentId: string): Promise<HousePage | null>;
}

/** Whether payments are those of development. */
export function isHouse(provider: CardProvider): provider is HouseProvider {
  return provider.name === 'house';
}

/** @param folder its pages, each a file that every process sees */
export function houseProvider(folder: string, publicUrl: string): HouseProvider {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (paymentId: string) => join(folder, `${paymentId}.json`);

  async function find(paymentId: string): Promise<HousePage | undefined> {
    if (!/^[0-9a-f-]{36}$/.test(paymentId)) return undefined;
    const text = await readFile(fileOf(paymentId), 'utf8').catch(() => null);
    return text === null ? undefined : JSON.parse(text);
  }

  async function store(page: HousePage): Promise<HousePage> {
    const aside = `${fileOf(page.paymentId)}.part`;
    await writeFile(aside, JSON.stringify(page), { mode: 0o600 });
    await rename(aside, fileOf(page.paymentId));
    return page;
  }

  async function listPages(): Promise<HousePage[]> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    const pages = await Promise.all(names.sort().map((name) => find(name.slice(0, -5))));
    return pages.filter((page) => page !== undefined);
  }

  async function findByReference(reference: string): Promise<HousePage> {
    const page = await find(reference.replace(/^house /, ''));
    if (!page) throw new ProviderFailed('There is no such page.');
    return page;
  }

  return {
    name: 'house',
    findPage: find,
    async openPaymentPage({ paymentId, email: _, language: __, expiresAt, ...asked }) {
      const known = await find(paymentId);
      const at = expiresAt.toISOString();
      const page = { paymentId, ...asked, expiresAt: at, state: 'open' } as const;
      if (!known) await store(page);
      return { reference: `house ${paymentId}`, url: `${publicUrl}/dev/pay/${paymentId}` };
    },
    readPage: async (reference) => stateOf(await findByReference(reference)),
    async endPage(reference) {
      const page = await findByReference(reference);
      const isOver = page.state === 'paid' || page.state === 'ended';
      return stateOf(isOver ? page : await store({ ...page, state: 'ended' }));
    },
    async sendBack({ id, paymentReference, amount }): Promise<SentBack> {
      const page = await find(paymentReference.replace(/^house money /, ''));
      if (page) await store({ ...page, sentBack: { ...page.sentBack, [id]: amount } });
      return { state: 'done', reference: `house ${id}` };
    },
    readSentBack: async (reference) => ({ state: 'done', reference }),
    forgetCard: async () => {},
    prepareCharge: async ({ id, card }) => `${card.cardReference} ${id}`,
    takeCharge: async (reference): Promise<ChargeState> => {
      if (reference.includes('card_declines')) return { state: 'failed', because: 'declined' };
      if (reference.includes('card_asks')) return { state: 'failed', because: 'needs_client' };
      return { state: 'paid' };
    },
    readDispute: async (reference) =>
      disputeOf(await findByReference(reference.replace(/^house dispute /, ''))),
    listDisputes: async (since) =>
      (await listPages()).flatMap((page) => {
        const dispute = disputeOf(page);
        return dispute && dispute.openedAt >= since ? dispute : [];
      }),
    async dispute(paymentId, outcome, now) {
      const page = await find(paymentId);
      if (page?.state !== 'paid') return null;
      const state = DISPUTED[outcome];
      const at = page.dispute?.at ?? now.toISOString();
      await store({ ...page, dispute: { state, at, isInquiry: outcome === 'inquired' } });
      return `house dispute ${paymentId}`;
    },
    listPayouts: async () => housePayouts(await listPages()),
    listPayoutLines: async (reference) => linesOfHousePayout(await listPages(), reference),
    // What is pressed on its pages is told within the process.
    readEvent: () => null,
    async decide(paymentId, outcome) {
      const page = await find(paymentId);
      if (!page || page.state === 'paid' || page.state === 'ended') return null;
      if (outcome === 'abandoned') return page;
      if (outcome === 'declined') return store({ ...page, state: outcome });
      return store({ ...page, state: 'paid', card: outcome === 'paid' ? 'works' : outcome });
    },
    async payLate(paymentId) {
      const page = await find(paymentId);
      return page ? store({ ...page, state: 'paid' }) : null;
    },
  };
}

function disputeOf({ paymentId, dispute, amount }: HousePage): Dispute | null {
  if (!dispute) return null;
  const openedAt = new Date(dispute.at);
  return {
    reference: `house dispute ${paymentId}`,
    paymentReference: `house money ${paymentId}`,
    ...{ amount, reason: 'product_not_received', state: dispute.state, openedAt },
    isInquiry: dispute.isInquiry ?? false,
    answerBy: new Date(openedAt.getTime() + ANSWER_DAYS * 86_400_000),
  };
}

const ANSWER_DAYS = 9;

function stateOf(page: HousePage): PageState {
  const { state, paymentId, amount, currency, keepsCard, card = 'works' } = page;
  if (state !== 'paid') return { state };
  const kept = {
    customerReference: `house client ${paymentId}`,
    cardReference: `house card ${paymentId} ${card}`,
    ...{ brand: 'visa', lastFour: LAST_FOUR[card], endsOn: '2031-12-31' },
  };
  const paymentReference = `house money ${paymentId}`;
  return { state, paymentReference, amount, currency, card: keepsCard ? kept : null };
}

const LAST_FOUR: Readonly<Record<'works' | CardOutcome, string>> = {
  ...{ works: '4242', card_declines: '0341', card_asks: '3184' },
};
