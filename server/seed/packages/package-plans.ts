import type { Till } from '../books/plan-sale.ts';
import { moreClients } from '../more-clients.ts';

/** One package of a demo client, and who uses it for which of their planned sessions. */
export type PackagePlan = {
  /** By e-mail address; those without one by telephone. */
  owner: string;
  product: string;
  /** Of the option; null: unlimited. */
  minutes: number | null;
  boughtDaysAgo: number;
  /** Minutes that no session may use; owners with few left are told so. */
  keepMinutes: number;
  /** How many planned sessions of each of these people it pays, at most. */
  usedBy: { email: string; sessions: number }[];
  /** Who else shares it; without `joined` the invitation is still open. */
  people?: { email: string; joined: boolean; capMinutes: number | null }[];
  /** By the desk, a number of days after the purchase. */
  adjusted?: { daysLater: number; minutes: number; reason: string };
  /**
   * How it was sold at the desk; without it: bought on the site and, since there is a till, still
   * to be paid.
   */
  till?: Till;
};

const amina = 'amina@client.example';

const named: PackagePlan[] = [
  {
    owner: amina,
    product: 'Starter Package',
    minutes: 300,
    boughtDaysAgo: 110,
    keepMinutes: 0,
    usedBy: [],
    adjusted: { daysLater: 3, minutes: -255, reason: 'Sessions from the paper card' },
  },
  {
    owner: 'hind.al.falasi@client.example',
    product: 'Family Shared Package',
    minutes: 1200,
    boughtDaysAgo: 36,
    till: { branch: 'B', pays: 'transfer' },
    keepMinutes: 200,
    usedBy: [
      { email: 'hind.al.falasi@client.example', sessions: 6 },
      { email: 'sofia.rossi@client.example', sessions: 5 },
      { email: 'yousef.hamdan@client.example', sessions: 4 },
    ],
    people: [
      { email: 'sofia.rossi@client.example', joined: true, capMinutes: 480 },
      { email: 'yousef.hamdan@client.example', joined: true, capMinutes: null },
      { email: 'maryam.karimi@client.example', joined: false, capMinutes: null },
    ],
  },
  {
    owner: amina,
    product: 'Shared Package for Two',
    minutes: 600,
    boughtDaysAgo: 34,
    till: { branch: 'A', pays: 'terminal' },
    keepMinutes: 180,
    usedBy: [
      { email: amina, sessions: 2 },
      { email: 'layla.nasser@client.example', sessions: 3 },
    ],
    people: [{ email: 'layla.nasser@client.example', joined: true, capMinutes: 240 }],
  },
  {
    owner: 'priya.nair@client.example',
    product: 'Starter Package',
    minutes: 300,
    boughtDaysAgo: 30,
    till: { branch: 'B', pays: 'cash' },
    keepMinutes: 0,
    usedBy: [{ email: 'priya.nair@client.example', sessions: 20 }],
  },
  {
    owner: 'james.walker@client.example',
    product: 'Balance Package',
    minutes: 600,
    boughtDaysAgo: 28,
    keepMinutes: 300,
    usedBy: [],
    till: {
      branch: 'A',
      pays: 'terminal',
      refund: { daysLater: 27, minutes: null, reason: 'Moving to another city' },
    },
  },
  {
    owner: 'rahul.verma@client.example',
    product: 'Performance Package',
    minutes: 1200,
    boughtDaysAgo: 26,
    till: { branch: 'A', pays: 'split' },
    keepMinutes: 500,
    usedBy: [{ email: 'rahul.verma@client.example', sessions: 12 }],
  },
  {
    owner: amina,
    product: 'Starter Package',
    minutes: 300,
    boughtDaysAgo: 18,
    till: { branch: 'A', pays: 'terminal' },
    keepMinutes: 60,
    usedBy: [{ email: amina, sessions: 3 }],
  },
  {
    owner: 'emma.clarke@client.example',
    product: 'Unlimited Recovery',
    minutes: null,
    boughtDaysAgo: 12,
    till: { branch: 'B', pays: 'terminal' },
    keepMinutes: 0,
    usedBy: [{ email: 'emma.clarke@client.example', sessions: 40 }],
  },
];

/** A family of three with one telephone number. */
const household: PackagePlan = {
  owner: 'shamma.al.suwaidi@client.example',
  product: 'Family Shared Package',
  minutes: 2400,
  boughtDaysAgo: 45,
  till: { branch: 'A', pays: 'half' },
  keepMinutes: 300,
  usedBy: ['shamma', 'sultan', 'mariam'].map((name) => ({
    email: `${name}.al.suwaidi@client.example`,
    sessions: 8,
  })),
  people: ['sultan', 'mariam'].map((name) => ({
    email: `${name}.al.suwaidi@client.example`,
    joined: true,
    capMinutes: name === 'mariam' ? 600 : null,
  })),
};

const SOLD = [
  { product: 'Starter Package', minutes: 300 },
  { product: 'Balance Package', minutes: 600 },
  { product: 'Unlimited Stretching', minutes: null },
  { product: 'Performance Package', minutes: 1200 },
  { product: 'Balance Package', minutes: 600 },
  { product: 'Starter Package', minutes: 300 },
];
const PAYS = ['terminal', 'cash', 'split', 'terminal', 'transfer', 'half', 'terminal'] as const;
const BUYERS = 19;

/** The peculiarities of some ordinary clients, by their place in the list. */
const particulars: Record<number, Partial<Till>> = {
  3: { payer: 'priya.nair@client.example' },
  6: { refund: { daysLater: 9, minutes: 150, reason: 'Half of it given back: a sprained ankle' } },
  8: { reduced: { percent: 10, because: 'Founders of the padel club' } },
  12: { payer: 'rahul.verma@client.example' },
  17: { pays: 'later' },
};

/** A package is sold to somebody every three days. */
function soldTo(client: { email: string | null; phone_e164: string | null }, index: number) {
  const { product, minutes } = SOLD[index % SOLD.length] as (typeof SOLD)[number];
  const owner = client.email ?? String(client.phone_e164);
  const branch = index % 2 === 0 ? 'A' : 'B';
  const pays = PAYS[index % PAYS.length] ?? 'cash';
  const plan: PackagePlan = {
    owner,
    product,
    minutes,
    boughtDaysAgo: 58 - 3 * index,
    keepMinutes: minutes === null ? 0 : 150 + (index % 4) * 30,
    usedBy: [{ email: owner, sessions: 10 }],
    till: { branch, pays, ...particulars[index] },
  };
  return plan;
}

const buyers = moreClients.slice(10).filter((_, index) => index % 5 === 0);

/** The one bought on the site by a client who comes to pay. */
const unpaid: PackagePlan = {
  owner: 'chloe.martin@client.example',
  product: 'Starter Package',
  minutes: 300,
  boughtDaysAgo: 1,
  keepMinutes: 0,
  usedBy: [],
};

/** Oldest first. */
export const packagePlans: PackagePlan[] = [
  ...named,
  household,
  ...buyers.slice(0, BUYERS).map(soldTo),
  unpaid,
].sort((one, other) => other.boughtDaysAgo - one.boughtDaysAgo);
