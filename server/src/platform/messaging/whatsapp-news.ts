import type { Language } from '@limber/contract/values/people.ts';
import type { MessageNews, NamedMessage, TemplateState } from './provider.ts';
import { meaningOf } from './whatsapp-failures.ts';

interface Status {
  readonly id?: string;
  readonly status?: string;
  readonly timestamp?: string;
  readonly errors?: readonly { readonly code?: number }[];
  readonly biz_opaque_callback_data?: string;
}

interface Incoming {
  readonly id?: string;
  readonly from?: string;
  readonly timestamp?: string;
  readonly text?: { readonly body?: string };
  readonly button?: { readonly payload?: string; readonly text?: string };
  readonly interactive?: { readonly button_reply?: { readonly id?: string } };
}

interface Value {
  readonly metadata?: { readonly phone_number_id?: string };
  readonly statuses?: readonly Status[];
  readonly messages?: readonly Incoming[];
  readonly event?: string;
  readonly message_template_name?: string;
  readonly message_template_language?: string;
}

interface Change {
  readonly field?: string;
  readonly value?: Value;
}

interface Entry {
  readonly id?: string;
  readonly time?: number;
  readonly changes?: readonly Change[];
}

/** What WhatsApp tells about our number and templates; what we know nothing of is left out. */
export function newsOf(body: string, phoneNumberId: string): readonly MessageNews[] {
  const entries = entriesOf(body);
  return entries.flatMap((entry) =>
    (entry.changes ?? []).flatMap(({ field, value }) => {
      if (field === 'message_template_status_update') return templateNews(entry, value);
      if (field !== 'messages' || value?.metadata?.phone_number_id !== phoneNumberId) return [];
      return [
        ...(value.statuses ?? []).flatMap(statusNews),
        ...(value.messages ?? []).flatMap(incomingNews),
      ];
    }),
  );
}

function entriesOf(body: string): readonly Entry[] {
  try {
    const { entry } = JSON.parse(body) as { entry?: readonly Entry[] };
    return Array.isArray(entry) ? entry : [];
  } catch {
    return [];
  }
}

function statusNews({ id, status, timestamp, errors, ...rest }: Status): MessageNews[] {
  const at = instantOf(timestamp);
  if (!id || !at) return [];
  const of: NamedMessage = {
    reference: id,
    messageId: rest.biz_opaque_callback_data ?? null,
  };
  const news = { id: `${id} ${status}`, at, of };
  if (status === 'sent' || status === 'delivered' || status === 'read') {
    return [{ ...news, what: status }];
  }
  if (status !== 'failed') return [];
  return [{ ...news, what: status, because: meaningOf(errors?.[0]?.code ?? -1) }];
}

function incomingNews({ id, from, timestamp, text, button, interactive }: Incoming): MessageNews[] {
  const at = instantOf(timestamp);
  if (!id || !from || !at) return [];
  const payload = button?.payload ?? interactive?.button_reply?.id;
  const pressed = payload === undefined ? null : /^(\S+) (\S+)$/.exec(payload);
  if (pressed) {
    const [, messageId = '', name = ''] = pressed;
    return [{ id, at, what: 'pressed', messageId, button: name }];
  }
  const words = text?.body ?? button?.text;
  return words === undefined ? [] : [{ id, at, what: 'wrote', from: `+${from}`, text: words }];
}

const STATES: Readonly<Record<string, TemplateState>> = {
  APPROVED: 'approved',
  REINSTATED: 'approved',
  PENDING: 'submitted',
  IN_APPEAL: 'submitted',
  REJECTED: 'rejected',
  PAUSED: 'paused',
  DISABLED: 'paused',
  FLAGGED: 'approved',
};

function templateNews({ id, time }: Entry, value: Value | undefined): MessageNews[] {
  const {
    event = '',
    message_template_name: name,
    message_template_language: code = '',
  } = value ?? {};
  const state = STATES[event];
  const at = instantOf(String(time));
  const language = code.slice(0, 2);
  if (!state || !name || !at || (language !== 'en' && language !== 'ar')) return [];
  const template = { name, language: language as Language };
  return [{ id: `${id} ${name} ${code} ${event} ${time}`, at, what: 'template', template, state }];
}

/** Of seconds since 1970, as text. */
function instantOf(seconds: string | undefined): Date | null {
  const at = new Date(Number(seconds) * 1000);
  return Number.isNaN(at.getTime()) ? null : at;
}
