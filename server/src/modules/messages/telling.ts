import type { MessageKind } from '@limber/contract/desk/studio/messages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { JobName, JobPayloads } from '../../platform/job-payloads.ts';
import type { MessageButton } from '../../platform/messaging/provider.ts';
import type { queueMail } from '../notifications/queue-mail.ts';

/** What a client is told of one event, in their language, by whatever channel. */
export interface Telling {
  /** Identifies the event. */
  readonly eventKey: string;
  readonly clientId: number;
  readonly bookingId: string | null;
  readonly language: Language;
  /** What it is about, as the subject of the mail says it. */
  readonly title: string;
  /** It is an offer: only for those who agreed to them by a channel, and in the hours of offers. */
  readonly isOffer?: true;
  /** It is told in the hours of offers, though it is none. */
  readonly isByDay?: boolean;
  /** The page of the site that a push opens; default: their profile. */
  readonly opens?: string;
  /** When it is too late to tell it. */
  readonly endsAt: Date;
  /** Null: they have no address. */
  readonly mail: Parameters<typeof queueMail>[2] | null;
  /** The same in few words, by the text of a kind that the studio can reword. */
  readonly short: {
    readonly kind: MessageKind;
    readonly put: Readonly<Record<string, string>>;
    readonly buttons: readonly MessageButton[];
  };
}

/**
 * Composes what a job tells from the facts as they are now; null once it is no longer true. It is
 * asked again before each channel is used.
 */
export type Tellings<Names extends JobName = JobName> = {
  readonly [Name in Names]: (trx: Trx, payload: JobPayloads[Name]) => Promise<Telling | null>;
};
