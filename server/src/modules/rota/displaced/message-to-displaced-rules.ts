import { COVERS_IN_MESSAGE } from '@limber/contract/terms/rota.ts';
import type { Say } from '../../catalogue/messages/fill-in-message-rules.ts';

/** What a client is told about a displaced session, in their language. */
export interface MessageData {
  readonly firstName: string;
  readonly brand: string;
  /** The reason, as far as it concerns the client: sickness is not mentioned. */
  readonly because: 'therapist' | 'closure' | 'perhaps_closure';
  readonly day: string;
  readonly time: string;
  readonly therapist: string;
  /** Therapists who could take it unchanged. */
  readonly covers: readonly string[];
  /** When it could be instead. */
  readonly offers: readonly {
    readonly day: string;
    readonly time: string;
    readonly therapist: string;
  }[];
}

/** The message that tells it and asks what suits them instead. */
export function messageOf({ covers, offers, ...data }: MessageData, say: Say): string {
  const { day, time, therapist } = data;
  const choices = [
    ...covers.slice(0, COVERS_IN_MESSAGE).map((name) => ({ day, time, therapist: name })),
    ...offers,
  ];
  const put = { name: data.firstName, studio: data.brand, day, time, therapist };
  const [withTimes, without] = KINDS[data.because];
  if (choices.length === 0) return say(without, put);
  const times = choices.map((choice) => say('offered_time', { ...choice })).join('\n');
  return say(withTimes, { ...put, times });
}

const KINDS = {
  therapist: ['therapist_away', 'therapist_away_nothing_free'],
  closure: ['closed', 'closed_nothing_free'],
  perhaps_closure: ['perhaps_closed', 'perhaps_closed_nothing_free'],
} as const;
