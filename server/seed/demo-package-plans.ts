/** One package of a demo client, and who uses it for which of their planned sessions. */
export type PackagePlan = {
  owner: string;
  product: string;
  /** Of the option; null: unlimited. */
  minutes: number | null;
  boughtDaysAgo: number;
  /** Minutes that no session may eat into; those with few left are told so. */
  keepMinutes: number;
  /** How many planned sessions each of these uses it for, at most. */
  usedBy: { email: string; sessions: number }[];
  /** Who else shares it; without `joined` the invitation is still open. */
  people?: { email: string; joined: boolean; capMinutes: number | null }[];
  /** By the desk, so many days after it was bought. */
  adjusted?: { daysLater: number; minutes: number; reason: string };
  /** Closed by the studio. */
  closed?: true;
};

const amina = 'amina@client.example';

/** Oldest first. */
export const packagePlans: PackagePlan[] = [
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
    keepMinutes: 0,
    usedBy: [{ email: 'priya.nair@client.example', sessions: 20 }],
  },
  {
    owner: 'james.walker@client.example',
    product: 'Balance Package',
    minutes: 600,
    boughtDaysAgo: 28,
    keepMinutes: 300,
    usedBy: [{ email: 'james.walker@client.example', sessions: 3 }],
    adjusted: { daysLater: 27, minutes: -300, reason: 'Paid back: moving to another city' },
    closed: true,
  },
  {
    owner: 'rahul.verma@client.example',
    product: 'Performance Package',
    minutes: 1200,
    boughtDaysAgo: 26,
    keepMinutes: 500,
    usedBy: [{ email: 'rahul.verma@client.example', sessions: 12 }],
  },
  {
    owner: amina,
    product: 'Starter Package',
    minutes: 300,
    boughtDaysAgo: 18,
    keepMinutes: 60,
    usedBy: [{ email: amina, sessions: 3 }],
  },
  {
    owner: 'emma.clarke@client.example',
    product: 'Unlimited Recovery',
    minutes: null,
    boughtDaysAgo: 12,
    keepMinutes: 0,
    usedBy: [{ email: 'emma.clarke@client.example', sessions: 40 }],
  },
];
