import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How WhatsApp answers calls: as it promises, or as a bad day has it. */
export type Mood =
  | 'well'
  | 'fails'
  | 'is busy'
  | 'knows no such template'
  | 'speaks nonsense'
  | 'resets'
  | 'hangs'
  | 'does it, then resets';

/** A message that WhatsApp has taken. */
export interface TakenMessage {
  readonly id: string;
  /** The number, with its plus. */
  readonly to: string;
  readonly template: string;
  readonly language: string;
  readonly values: readonly string[];
  /** The payloads of its answers, and the endings of the addresses that it opens. */
  readonly buttons: readonly string[];
  /** What we called it. */
  readonly ours: string;
  /** When it came. */
  readonly at: Date;
}

interface OnWire {
  readonly to?: string;
  readonly type?: string;
  readonly biz_opaque_callback_data?: string;
  readonly template?: {
    readonly name: string;
    readonly language: { readonly code: string };
    readonly components: readonly {
      readonly type: string;
      readonly parameters: readonly { readonly text?: string; readonly payload?: string }[];
    }[];
  };
}

const APP_SECRET = 'app_secret_only_for_tests';
const PHONE_NUMBER_ID = '106540352242922';
const TOKEN = 'token_only_for_tests';

/**
 * A small WhatsApp Cloud API on loopback: it takes messages, and signs what it tells of them.
 *
 * @param now the time that it writes down; default: the machine's
 */
export async function startWhatsApp(now = () => new Date()) {
  const taken: TakenMessage[] = [];
  const state = { mood: (): Mood => 'well', isHanging: false, calls: 0 };

  function take({ to = '', template, biz_opaque_callback_data: ours = '' }: OnWire): string {
    const id = `wamid.${randomUUID()}`;
    const components = template?.components ?? [];
    const values = components.filter(({ type }) => type === 'body').flatMap(wordsOf);
    const buttons = components.filter(({ type }) => type === 'button').flatMap(wordsOf);
    const name = { template: template?.name ?? '', language: template?.language.code ?? '' };
    taken.push({ id, to: `+${to}`, ...name, values, buttons, ours, at: now() });
    return id;
  }

  function serve(request: IncomingMessage, reply: ServerResponse): void {
    state.calls += 1;
    const mood = state.mood();
    if (mood === 'resets') return void request.socket.destroy();
    if (mood === 'hangs') return;
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const error = errorOf(request, mood, text);
      if (error) return send(reply, ...error);
      const id = take(JSON.parse(text));
      if (mood === 'does it, then resets') return void request.socket.destroy();
      send(reply, 200, { messaging_product: 'whatsapp', messages: [{ id }] });
    });
  }

  const server = createServer(serve);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    account: {
      ...{ token: TOKEN, phoneNumberId: PHONE_NUMBER_ID, appSecret: APP_SECRET },
      verifyToken: 'verify_only_for_tests',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    /** As on the first day. */
    forget() {
      taken.length = 0;
      Object.assign(state, { mood: () => 'well', isHanging: false, calls: 0 });
    },
    be: (mood: Mood | (() => Mood)) => {
      state.isHanging = mood === 'hangs';
      state.mood = typeof mood === 'string' ? () => mood : mood;
    },
    /** How long to wait for an answer: where none will come, nobody waits for it. */
    deadlineMs: () => (state.isHanging ? 20 : 8000),
    calls: () => state.calls,
    taken,
    last: () => {
      const last = taken.at(-1);
      if (!last) throw new Error('WhatsApp has taken no message.');
      return last;
    },
  };
}

export type WhatsApp = Awaited<ReturnType<typeof startWhatsApp>>;

const wordsOf = ({ parameters }: { parameters: readonly { text?: string; payload?: string }[] }) =>
  parameters.map(({ text, payload }) => text ?? payload ?? '');

/** What WhatsApp answers instead of taking a message. */
function errorOf(request: IncomingMessage, mood: Mood, text: string): [number, unknown] | null {
  const said = (status: number, code: number): [number, unknown] => [
    status,
    { error: { code, message: 'said by the simulator', type: 'OAuthException' } },
  ];
  if (mood === 'fails') return said(500, 131000);
  if (mood === 'is busy') return said(429, 130429);
  if (mood === 'knows no such template') return said(404, 132001);
  if (mood === 'speaks nonsense') return [200, { hello: 'world' }];
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return said(401, 190);
  if (request.url !== `/${PHONE_NUMBER_ID}/messages`) return said(404, 100);
  const { type, template } = JSON.parse(text) as OnWire;
  return type === 'template' && template ? null : said(400, 131009);
}

/** News of a message, of a reader's answer, or of a template, as WhatsApp sends them together. */
export type Told =
  | { readonly status: 'sent' | 'delivered' | 'read'; readonly of: TakenMessage }
  | { readonly status: 'failed'; readonly of: TakenMessage; readonly code: number }
  | { readonly pressed: string; readonly of: TakenMessage; readonly id?: string }
  | { readonly wrote: string; readonly from: string; readonly id?: string }
  | { readonly template: string; readonly language: string; readonly event: string };

/** News as WhatsApp sends them: their text, and the header that signs it. */
export function newsOf(
  told: readonly Told[],
  at: Date,
  { secret = APP_SECRET, number = PHONE_NUMBER_ID } = {},
) {
  const time = Math.floor(at.getTime() / 1000);
  const changes = told.map((each) => changeOf(each, String(time), number));
  const entry = [{ id: 'the business', time, changes }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
  const signed = createHmac('sha256', secret).update(body).digest('hex');
  return { body, signature: `sha256=${signed}` };
}

function changeOf(told: Told, timestamp: string, number: string) {
  if ('event' in told) {
    const { template, language, event } = told;
    const value = { event, message_template_name: template, message_template_language: language };
    return { field: 'message_template_status_update', value };
  }
  const value = { messaging_product: 'whatsapp', metadata: { phone_number_id: number } };
  if ('status' in told) {
    const { id, to, ours } = told.of;
    const errors = told.status === 'failed' ? { errors: [{ code: told.code }] } : {};
    const status = { id, status: told.status, timestamp, recipient_id: to.slice(1), ...errors };
    const statuses = [{ ...status, biz_opaque_callback_data: ours }];
    return { field: 'messages', value: { ...value, statuses } };
  }
  const incoming = { id: told.id ?? `wamid.${randomUUID()}`, timestamp };
  const message =
    'pressed' in told
      ? {
          ...{ ...incoming, from: told.of.to.slice(1), type: 'button' },
          ...{ context: { id: told.of.id }, button: { payload: told.pressed, text: 'A button' } },
        }
      : { ...incoming, from: told.from.slice(1), type: 'text', text: { body: told.wrote } };
  return { field: 'messages', value: { ...value, messages: [message] } };
}

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(body));
}
