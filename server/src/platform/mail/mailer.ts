import nodemailer from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Inbox } from './inbox-store.ts';
import type { Mail } from './mail.ts';

export type Mailer = {
  /** Resolves when the mail is handed over; rejects when it was not, so that its job is retried. */
  send(mail: Mail): Promise<void>;
};

/** Milliseconds after which an attempt to send is abandoned, however slow the server is. */
export const LONGEST_SEND_MS = 60_000;

/**
 * Sends through an SMTP server given as `smtp://user:password@host:port`. A sender without a name of
 * their own has the one that the studio has now.
 */
export function smtpMailer(
  smtpUrl: string,
  sender: string,
  readBrand: () => string,
  longestMs = LONGEST_SEND_MS,
): Mailer {
  const isNamed = sender.includes('<') && !sender.startsWith('<');
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      const from = isNamed
        ? sender
        : { name: readBrand(), address: sender.replaceAll(/[<>]/g, '') };
      await transport.sendMail({ from, ...mail, signal: AbortSignal.timeout(longestMs) });
    },
  };
}

/** Keeps mail on disk for `/dev/inbox` and says so in one line of the terminal. */
export function inboxMailer(inbox: Inbox, clock: Clock, print: (line: string) => void): Mailer {
  return {
    async send(mail) {
      await inbox.keep({ ...mail, sentAt: clock.now().toISOString() });
      print(`Mail to ${mail.to}: ${mail.subject}`);
    },
  };
}
