import { listMessagesTo } from '@limber/contract/desk/clients/messages.ts';
import type { MessageTemplate } from '@limber/contract/desk/studio/messages.ts';
import type { MessageChannel } from '@limber/contract/messages/message-wishes.ts';
import { afterAll, beforeEach } from 'vitest';
import { whatsAppProvider } from '../../src/platform/messaging/whatsapp.ts';
import { callApi } from '../call-api.ts';
import { TEST_NOW } from '../harness.ts';
import { actorOf, type TestClient } from '../people.ts';
import { openStudio } from '../studio.ts';
import { newsOf, startWhatsApp, type Told } from './whatsapp-simulator.ts';

const KINDS: readonly MessageTemplate['kind'][] = [
  ...(['session_booked', 'session_moved', 'session_cancelled', 'session_reminder'] as const),
  ...(['waiting_list_offer', 'late_cancel_healed', 'package_ending', 'sign_in_code'] as const),
];

/** A studio that tells its clients by the real adapter and a simulated WhatsApp. */
export async function openTelling() {
  const whatsApp = await startWhatsApp();
  afterAll(() => whatsApp.close());
  const messenger = whatsAppProvider(whatsApp.account, whatsApp.deadlineMs);
  const studio = await openStudio({ messenger });
  const { world, amina } = studio;
  const { accountId: deskId } = await actorOf(world, 'front_desk');
  const desk = { headers: () => world.bearer(deskId, 'front_desk') };

  beforeEach(async () => {
    whatsApp.forget();
    world.clock.set(TEST_NOW);
    await world.query('truncate messages, message_templates, provider_events, mails');
    await world.query(
      'update accounts set message_channel = null, offers_by_mail = null, offers_by_message = null',
    );
    await approve(true);
    await wants('whatsapp');
  });

  /** Whether WhatsApp has approved the texts of sessions as they are at first. */
  async function approve(all: boolean): Promise<void> {
    await world.query('truncate message_templates');
    const rows = KINDS.flatMap((kind) =>
      (['en', 'ar'] as const).map((language) => ({
        ...{ name: `${kind}_v1`, language, changed_at: world.clock.now() },
        state: all ? 'approved' : 'submitted',
      })),
    );
    await world.db.insertInto('message_templates').values(rows).execute();
  }

  /** How a client wants to be told, and the number at which they are. */
  async function wants(
    channel: MessageChannel | null,
    client: Pick<TestClient, 'id'> = amina,
    number: string | null = NUMBER,
  ): Promise<void> {
    await world.db
      .updateTable('accounts')
      .set({ message_channel: channel, phone_e164: number })
      .where('id', '=', client.id)
      .execute();
  }

  /** WhatsApp tells this, all at once. */
  async function tell(
    told: readonly Told[],
    how: Parameters<typeof newsOf>[2] & { at?: Date } = {},
  ) {
    const { body, signature } = newsOf(told, how.at ?? world.clock.now(), how);
    const reply = await world.app.inject({
      ...{ method: 'POST', url: '/webhooks/whatsapp', payload: body },
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    });
    return reply.statusCode;
  }

  /** What the client's page says of the messages to them, newest first: channel, state, why. */
  async function history(client: Pick<TestClient, 'id'> = amina) {
    const reply = await callApi(world, listMessagesTo, { id: client.id }, { by: desk });
    const { results } = reply.json() as { results: { [Key in (typeof SHOWN)[number]]: unknown }[] };
    return results.map((each) => SHOWN.map((key) => each[key]));
  }

  /** Lets minutes pass for the clock and the jobs. */
  async function wait(minutes: number): Promise<void> {
    world.clock.advance(minutes);
    await world.runJobs(minutes);
  }

  return { ...studio, messenger, whatsApp, desk, approve, wants, tell, history, wait };
}

const SHOWN = ['channel', 'status', 'failure'] as const;

/** The telephone of Amina. */
export const NUMBER = '+971500000000';
