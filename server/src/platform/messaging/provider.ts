import type { Language } from '@limber/contract/values/people.ts';

/** A provider of messages to telephones, in words of the trade: each adapter speaks to one. */

/** A text with places for values, as the provider has approved it. */
export interface ApprovedTemplate {
  readonly name: string;
  readonly language: Language;
}

/** A button below a message: one whose press is told to us, or one that opens a page. */
export interface MessageButton {
  readonly id: string;
  readonly title: string;
  /** The page that it opens: the template has the first part of its address. Left out: it answers. */
  readonly opens?: { readonly base: string; readonly ending: string };
}

export interface MessageToSend {
  /** Of our message; the provider repeats it with its news. */
  readonly id: string;
  /** The telephone: E.164. */
  readonly to: string;
  readonly template: ApprovedTemplate;
  /** What is put into the places of the template, in their order. */
  readonly values: readonly string[];
  readonly buttons: readonly MessageButton[];
  /** All of it, as its reader sees it. */
  readonly text: string;
}

/**
 * Why a message did not arrive. `unreachable`: the number does not have the service; `template`: the
 * text is not approved, or does not fit; `limit`: too many were sent; `window`: words of our own came
 * too long after theirs; `stopped`: they have said to the provider that they want none; `account`: the
 * provider refuses the studio.
 */
export type MessageFailure =
  | 'unreachable'
  | 'template'
  | 'limit'
  | 'window'
  | 'stopped'
  | 'account'
  | 'other';

/** What became of a message that was handed over. */
export type Handed =
  | { readonly state: 'sent' | 'delivered'; readonly reference: string }
  | { readonly state: 'failed'; readonly because: MessageFailure };

export type TemplateState = 'submitted' | 'approved' | 'rejected' | 'paused';

/** What a provider tells by itself. */
export type MessageNews = {
  /** The same for news that are told again. */
  readonly id: string;
  readonly at: Date;
} & (
  | { readonly what: 'sent' | 'delivered' | 'read'; readonly of: NamedMessage }
  | { readonly what: 'failed'; readonly of: NamedMessage; readonly because: MessageFailure }
  /** A button below our message was pressed. */
  | { readonly what: 'pressed'; readonly messageId: string; readonly button: string }
  /** `from`: E.164. */
  | { readonly what: 'wrote'; readonly from: string; readonly text: string }
  | {
      readonly what: 'template';
      readonly template: ApprovedTemplate;
      readonly state: TemplateState;
    }
);

/** A message by what the provider calls it, and by our id where that came back. */
export interface NamedMessage {
  readonly reference: string;
  readonly messageId: string | null;
}

/** Every call has a deadline. */
export interface MessageProvider {
  readonly name: 'whatsapp' | 'house';
  /** Every text counts as approved. */
  readonly approvesAll: boolean;
  /**
   * @throws {@link NotSent} where it certainly was not sent and may be tried again, {@link NoAnswer}
   * where nobody knows: it is not sent again
   */
  send(message: MessageToSend): Promise<Handed>;
  /** Reads news that arrived as `body` with its signature. Null: they are forged or foreign. */
  readNews(body: string, signature: string): readonly MessageNews[] | null;
  /** What the provider wants to hear when it looks for us; null: it is somebody else. */
  greet(query: Readonly<Record<string, unknown>>): string | null;
}

/** The provider did not take the message, and may take it later. */
export class NotSent extends Error {}

/** No answer came, or none that can be read. */
export class NoAnswer extends Error {}
