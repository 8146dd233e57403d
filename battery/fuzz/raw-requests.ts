import type { Route } from '@limber/contract/route.ts';
import { type Chance, pick } from '../../server/seed/seeded-chance.ts';
import { API_BASE } from '../../server/src/platform/http/serve-calls.ts';
import { type Drawing, drawRequest, type Parts } from './draw.ts';
import { poisons } from './poison.ts';
import type { Raw } from './send-raw.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A form with a file. */
export function formOf(name: string, bytes: Buffer): Pick<Raw, 'headers' | 'body'> {
  const head = `--x\r\ncontent-disposition: form-data; name="${name}"; filename="me.png"\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  };
}

/** A request of the contract as sent over the wire. */
export function rawOf(
  { method, path }: Route,
  { params = {}, query = {}, headers = {}, body }: Parts,
): Raw {
  const filled = path.replaceAll(/:(\w+)/g, (_, name) => encoded(params[name]) || '0');
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');
  return {
    method,
    path: `${API_BASE}${filled}${search && `?${search}`}`,
    headers: {
      ...(body ? JSON_TYPE : {}),
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          inHeader(JSON.stringify(value).replaceAll(/^"|"$/g, '')),
        ]),
      ),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}

/** A request close to the contract: with another method, body, header or address. */
export function drawAround(drawing: Drawing, route: Route): Raw {
  const { chance } = drawing;
  const fits = rawOf(route, drawRequest(drawing, route, { nasty: 0, poisoned: 10 }));
  switch (chance.below(4)) {
    case 0:
      return { ...fits, method: pick(METHODS, chance) };
    case 1: {
      const [name, value] = drawHeader(chance);
      return { ...fits, headers: { ...fits.headers, [name]: value } };
    }
    case 2:
      return { ...fits, path: drawPath(fits.path, chance) };
    default:
      return { ...fits, ...drawBody(String(fits.body ?? '{}'), chance) };
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];

function drawHeader(chance: Chance): [string, string] {
  const value = inHeader(pick(poisons, chance));
  const name = pick(HEADERS, chance);
  return [name, chance.below(4) === 0 ? (pick(VALUES, chance) ?? value) : value];
}

const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie'],
  ...['host', 'idempotency-key', 'if-none-match', 'origin', 'range', 'referer', 'user-agent'],
  ...['x-by-itself', 'x-forwarded-for', 'x-forwarded-host', 'x-request-id', 'content-encoding'],
  ...['traceparent', 'if-modified-since', 'sec-fetch-site', 'x-http-method-override'],
];
const VALUES = [
  ...[
    'Bearer ',
    'Bearer a.b.c',
    `Bearer ${'a'.repeat(7000)}`,
    'Basic YTpi',
    'ar;q=2, en;q=-1, *',
    'fr,ar',
    'en;q=0.1,ar;q=0.9',
    'ar;q=0',
    '*;q=0.5, ar-AE',
  ],
  ...[
    'bytes=0-',
    'bytes=9-1,-',
    '*',
    'gzip',
    'br;q=nan',
    '127.0.0.1, 10.0.0.1',
    '::1',
    '999.1.1.1',
  ],
  ...[
    'limber-device=%',
    'limber-device=a.b; limber-device=c; =; ;;',
    'application/json; charset=utf-16',
  ],
  ...['multipart/form-data', 'application/x-www-form-urlencoded', 'text/plain', 'a'.repeat(20_000)],
];

function drawPath(path: string, chance: Chance): string {
  const spoilt = encodeURI(pick(poisons, chance).toWellFormed().slice(0, 3000));
  const [own = ''] = path.split('?');
  return pick(
    [
      ...[`${own}/${spoilt}`, `${own}?${spoilt}=${spoilt}`, `${own}?a[b]=1&a=2&__proto__[x]=1&=`],
      ...[
        `${own}%00`,
        `${own}%ff%fe`,
        `${own}/%2e%2e/%2e%2e/`,
        `/${own}`,
        `${own}?${'a=1&'.repeat(2000)}`,
      ],
      ...[`${own};x=1`, `${own}?page=-1&page=x`, `/${spoilt}`, `/ar/${spoilt}`, `/desk/${spoilt}`],
      ...[
        '/healthz',
        '/readyz',
        '/robots.txt',
        '/sitemap.xml',
        '/api/docs/%2e%2e%2fetc',
        '/assets/..%2f..%2fpackage.json',
      ],
      ...[`/invitations/${spoilt}`, `/claim?token=${spoilt}`, '*', `/${'a'.repeat(10_000)}`],
    ],
    chance,
  );
}

function drawBody(fits: string, chance: Chance): Pick<Raw, 'headers' | 'body'> {
  const inner = fits.slice(1);
  const comma = inner.length > 1 ? ',' : '';
  const bodies = [
    ...['', 'null', '[]', '""', '0', 'true', '{', '{"a":', '{"a":1,}', 'undefined', "{'a':1}"],
    `{"__proto__":{"account_type":"manager"}${comma}${inner}`,
    `{"constructor":{"prototype":{"account_type":"manager"}}${comma}${inner}`,
    `{"account_type":"manager","role":"manager","price_fils":0,"id":1${comma}${inner}`,
    `{"first_name":1,"first_name":{}${comma}${inner}`,
    `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}${comma}${inner}`,
    '['.repeat(100_000),
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    `{"a":1e400,"b":-1e400,"c":${'9'.repeat(5000)}${comma}${inner}`,
    `{"a":"\\ud800","b":"\\u0000"${comma}${inner}`,
    `\ufeff${fits}`,
    fits.padEnd(300_000, ' '),
    `{"a":"${'x'.repeat(270_000)}"}`,
    Buffer.from(fits, 'utf16le'),
    Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
    Buffer.concat([
      Buffer.from('{"a":"'),
      Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ]),
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a\r\nX-Forged: 1.png"\r\n\r\nx\r\n--x--\r\n',
    'email=a%40b.example&otp=1',
  ];
  const types = [
    ...[
      'application/json',
      'application/json',
      'application/json',
      'application/json; charset=utf-8',
    ],
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'a/b;;',
    ],
  ];
  return { headers: { 'content-type': pick(types, chance) }, body: pick(bodies, chance) };
}

/** As much of a text as Node's own client accepts in a header. */
function inHeader(text: string): string {
  return text.slice(0, 9000).replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?');
}

function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed()).slice(0, 9000);
}
