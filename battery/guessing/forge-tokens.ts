import { createHmac } from 'node:crypto';
import { me } from '@limber/contract/auth.ts';
import { listAudit } from '@limber/contract/desk/studio/audit.ts';
import { type Chance, seededChance } from '../../server/seed/seeded-chance.ts';
import { exactly, type Finding, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';

type Claims = Record<string, unknown>;

/** A way to forge a token from a real one. */
type Way = (token: { head: Claims; claims: Claims; parts: string[] }, chance: Chance) => string;

const HASHES: Record<string, string> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

/** Keys that an attacker might try: none, the demo's published one, words, the label alone. */
const KEYS = [
  '',
  'secret',
  'access-token:',
  'limber-demo-secret-only-for-a-machine-of-your-own',
  'access-token:limber-demo-secret-only-for-a-machine-of-your-own',
];

const ways: Record<string, Way> = {
  'no signature': ({ head, claims }) => `${part(head)}.${part(claims)}.`,
  'algorithm none': ({ claims, parts }, chance) => {
    const alg = ['none', 'None', 'NONE', 'nOnE'][chance.below(4)];
    return `${part({ alg, typ: 'JWT' })}.${part(claims)}.${chance.below(2) ? parts[2] : ''}`;
  },
  'another key': ({ head, claims }, chance) =>
    signed(head, claims, KEYS[chance.below(KEYS.length)] as string),
  'another algorithm': ({ claims }, chance) =>
    signed({ alg: ['HS384', 'HS512'][chance.below(2)], typ: 'JWT' }, claims, 'secret'),
  'a key that is told': ({ claims }) =>
    signed({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'c2VjcmV0' } }, claims, 'secret'),
  'a key by its path': ({ claims }) =>
    signed({ alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' }, claims, ''),
  'another account': ({ parts, claims }, chance) =>
    `${parts[0]}.${part({ ...claims, sub: String(chance.below(100_000)) })}.${parts[2]}`,
  'another role': ({ parts, claims }) =>
    `${parts[0]}.${part({ ...claims, account_type: claims.account_type === 'client' ? 'manager' : 'client' })}.${parts[2]}`,
  'a longer life': ({ parts, claims }) =>
    `${parts[0]}.${part({ ...claims, exp: Number(claims.exp) + 86_400 })}.${parts[2]}`,
  'no end': ({ parts, claims: { exp: _, ...claims } }) => `${parts[0]}.${part(claims)}.${parts[2]}`,
  'one character': ({ parts }, chance) => {
    const text = parts.join('.');
    // The last character of a signature has unused bits.
    const at = chance.below(text.length - 1);
    return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  },
  'cut off': ({ parts }, chance) => parts.join('.').slice(0, chance.below(60)),
  'parts in another order': ({ parts }) => `${parts[2]}.${parts[1]}.${parts[0]}`,
  'a token twice': ({ parts }) => `${parts.join('.')}.${parts.join('.')}`,
};

/**
 * Sends forged tokens of a client and of a member of the team, in each way as often as given; and
 * real ones that have expired or whose session has ended.
 */
export async function forge(stand: Stand, bases: string[], times: number): Promise<Finding[]> {
  const chance = seededChance(times);
  const [id = 0] = await stand.addClients(1, 'forged');
  const real = { client: stand.client(id), team: await stand.team('manager') };
  const callOf = { client: me, team: listAudit } as const;
  const letIn: string[] = [];
  let asked = 0;
  for (const who of ['client', 'team'] as const) {
    const good = await ask(bases[0] as string, callOf[who], {}, real[who]);
    if (good.status !== 200) throw new Error(`The real token of the ${who} is refused.`);
    const parts = real[who].authorization.slice('Bearer '.length).split('.');
    const [head, claims] = parts.slice(0, 2).map(read) as [Claims, Claims];
    for (const [name, way] of Object.entries(ways)) {
      for (let turn = 0; turn < times; turn += 1) {
        const authorization = `Bearer ${way({ head, claims, parts }, chance)}`;
        const base = bases[turn % bases.length] as string;
        const { status } = await ask(base, callOf[who], {}, { authorization });
        asked += 1;
        if (status !== 401) letIn.push(`${name} of the ${who}: ${status}`);
      }
    }
  }
  await stand.query(
    `update sessions set ended_at = $1, ended_why = 'signed out' where second_factor is not null`,
    [stand.now()],
  );
  const ended = await ask(bases[1] as string, listAudit, {}, real.team);
  asked += 1;
  if (ended.status !== 401) letIn.push(`an ended session: ${ended.status}`);
  return [
    told('forged tokens', asked),
    exactly('forgeries answered other than 401', letIn.length, 0, letIn),
  ];
}

function signed(head: Claims, claims: Claims, key: string): string {
  const text = `${part(head)}.${part(claims)}`;
  const hash = HASHES[String(head.alg)] ?? 'sha256';
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

function part(claims: Claims): string {
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}

function read(text: string): Claims {
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}
