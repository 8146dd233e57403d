import { createHmac } from 'node:crypto';
import { isSameSecret } from '../is-same-secret.ts';
import {
  type Handed,
  type MessageButton,
  type MessageProvider,
  type MessageToSend,
  NoAnswer,
  NotSent,
} from './provider.ts';
import { isPassing, meaningOf } from './whatsapp-failures.ts';
import { newsOf } from './whatsapp-news.ts';

const DEADLINE_MS = 10_000;
const GRAPH = 'https://graph.facebook.com/v23.0';

/** The studio's number at WhatsApp. */
export interface WhatsAppAccount {
  readonly token: string;
  readonly phoneNumberId: string;
  /** Signs what WhatsApp tells us. */
  readonly appSecret: string;
  /** Proves that it is our application which WhatsApp was told to look for. */
  readonly verifyToken: string;
  /** Where its API is; left out: Meta's own. */
  readonly url?: string | undefined;
}

/**
 * Messages by the WhatsApp Cloud API. It knows no idempotency keys: a message whose answer is lost is
 * never sent again.
 *
 * @param deadlineMs how long a call may take; read at each
 */
export function whatsAppProvider(
  { token, phoneNumberId, appSecret, verifyToken, url = GRAPH }: WhatsAppAccount,
  deadlineMs = () => DEADLINE_MS,
): MessageProvider {
  return {
    name: 'whatsapp',
    approvesAll: false,
    async send(message) {
      const answer = await post(`${url}/${phoneNumberId}/messages`, {
        token,
        body: onWire(message),
        deadlineMs: deadlineMs(),
      });
      return handedOf(answer);
    },
    readNews: (body, signature) =>
      isSigned(body, signature, appSecret) ? newsOf(body, phoneNumberId) : null,
    greet(query) {
      const isOurs =
        query['hub.mode'] === 'subscribe' &&
        isSameSecret(String(query['hub.verify_token']), verifyToken);
      return isOurs ? String(query['hub.challenge'] ?? '') : null;
    },
  };
}

interface Answer {
  readonly status: number;
  readonly messages?: readonly { readonly id?: string }[];
  readonly error?: { readonly code?: number; readonly message?: string };
}

/** @throws {@link NoAnswer}, or {@link NotSent} where nobody was reached */
async function post(
  url: string,
  { token, body, deadlineMs }: { token: string; body: unknown; deadlineMs: number },
): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    return { ...((await reply.json()) as object), status: reply.status };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    if (NOBODY_THERE.includes(cause?.code ?? '')) throw new NotSent(message, { cause: error });
    throw new NoAnswer(message, { cause: error });
  }
}

/** Errors of the network before anything was sent. */
const NOBODY_THERE = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
];

function handedOf({ status, messages, error }: Answer): Handed {
  const reference = messages?.[0]?.id;
  if (reference) return { state: 'sent', reference };
  if (error?.code === undefined) throw new NoAnswer(`WhatsApp answered ${status} without a word.`);
  if (status === 429 || isPassing(error.code)) {
    throw new NotSent(`WhatsApp answered ${status} with code ${error.code}.`);
  }
  return { state: 'failed', because: meaningOf(error.code) };
}

function onWire({ id, to, template, values, buttons }: MessageToSend) {
  const text = (value: string) => ({ type: 'text', text: value });
  return {
    messaging_product: 'whatsapp',
    to: to.replace(/^\+/, ''),
    type: 'template',
    template: {
      name: template.name,
      language: { code: template.language },
      components: [
        ...(values.length > 0 ? [{ type: 'body', parameters: values.map(text) }] : []),
        ...buttons.flatMap((button, index) => buttonOnWire(button, index, id)),
      ],
    },
    biz_opaque_callback_data: id,
  };
}

interface ButtonOnWire {
  readonly type: string;
  readonly index: string;
  readonly sub_type: string;
  readonly parameters: readonly { readonly type: string; readonly [word: string]: string }[];
}

function buttonOnWire(
  { id, opens }: MessageButton,
  index: number,
  messageId: string,
): ButtonOnWire[] {
  const button = { type: 'button', index: String(index) };
  if (!opens) {
    const payload = `${messageId} ${id}`;
    return [{ ...button, sub_type: 'quick_reply', parameters: [{ type: 'payload', payload }] }];
  }
  if (opens.ending === '') return [];
  return [{ ...button, sub_type: 'url', parameters: [{ type: 'text', text: opens.ending }] }];
}

function isSigned(body: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  return isSameSecret(signature, `sha256=${expected}`);
}
