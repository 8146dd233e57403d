import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CardProvider,
  type OpenedPage,
  type PageState,
  ProviderFailed,
  type SentBack,
} from './provider.ts';

/** What somebody does on a page of the house. */
export type Outcome = 'paid' | 'declined' | 'abandoned' | 'paid_late';

/** A page of the house, as it is stored. */
export interface HousePage {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly title: string;
  readonly returnUrl: string;
  readonly state: PageState['state'];
}

/** The provider of development: no money moves, and one presses what a bank would say. */
export interface HouseProvider extends CardProvider {
  readonly name: 'house';
  /** Undefined: there is no such page. */
  findPage(paymentId: string): Promise<HousePage | undefined>;
  /** Says what the bank says; null: the page is over. */
  decide(paymentId: string, outcome: Exclude<Outcome, 'paid_late'>): Promise<HousePage | null>;
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

  async function findByReference(reference: string): Promise<HousePage> {
    const page = await find(reference.replace(/^house /, ''));
    if (!page) throw new ProviderFailed('There is no such page.');
    return page;
  }

  return {
    name: 'house',
    findPage: find,
    async openPaymentPage({ paymentId, amount, currency, title, returnUrl }): Promise<OpenedPage> {
      const known = await find(paymentId);
      const page = { paymentId, amount, currency, title, returnUrl, state: 'open' } as const;
      if (!known) await store(page);
      return { reference: `house ${paymentId}`, url: `${publicUrl}/dev/pay/${paymentId}` };
    },
    readPage: async (reference) => stateOf(await findByReference(reference)),
    async endPage(reference) {
      const page = await findByReference(reference);
      const isOver = page.state === 'paid' || page.state === 'ended';
      return stateOf(isOver ? page : await store({ ...page, state: 'ended' }));
    },
    sendBack: async ({ id }): Promise<SentBack> => ({ state: 'done', reference: `house ${id}` }),
    readSentBack: async (reference) => ({ state: 'done', reference }),
    // What is pressed on its pages is told within the process.
    readEvent: () => null,
    async decide(paymentId, outcome) {
      const page = await find(paymentId);
      if (!page || page.state === 'paid' || page.state === 'ended') return null;
      if (outcome === 'abandoned') return page;
      return store({ ...page, state: outcome });
    },
    async payLate(paymentId) {
      const page = await find(paymentId);
      return page ? store({ ...page, state: 'paid' }) : null;
    },
  };
}

function stateOf({ state, paymentId, amount, currency }: HousePage): PageState {
  if (state !== 'paid') return { state };
  return { state, paymentReference: `house money ${paymentId}`, amount, currency };
}
