import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

/** A mail that was kept instead of sent; `sentAt` is an ISO instant of the product's clock. */
export type StoredMail = Mail & { sentAt: string };
/** `number` counts up from 1 in order of arrival. */
export type InboxEntry = StoredMail & { number: number };

export type Inbox = {
  keep(mail: StoredMail): Promise<void>;
  /** The latest mails, newest first, at most `limit`; `to` is compared case-insensitively. */
  list(options?: { to?: string | undefined; limit?: number }): Promise<InboxEntry[]>;
};

/** Mail as numbered JSON files in a folder that several processes may share. */
export function openInbox(folder: string): Inbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A kept mail never changes, so each file is read once.
  const known = new Map<number, InboxEntry>();

  return {
    async keep(mail) {
      const aside = join(folder, `${randomUUID()}.part`);
      await writeFile(aside, JSON.stringify(mail, null, 2), { mode: 0o600 });
      let number = (await numbers(folder))[0] ?? 0;
      while (!claim(aside, fileOf(folder, ++number)));
      await rm(aside);
    },
    async list({ to, limit = 200 } = {}) {
      const found: InboxEntry[] = [];
      for (const number of await numbers(folder)) {
        if (found.length === limit) break;
        const entry = known.get(number) ?? (await read(folder, number));
        known.set(number, entry);
        if (!to || entry.to.toLowerCase() === to.trim().toLowerCase()) found.push(entry);
      }
      return found;
    },
  };
}

/** A hard link appears whole or not at all, and never over another mail. */
function claim(aside: string, path: string): boolean {
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function numbers(folder: string): Promise<number[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.json$/.test(name));
  return names.map((name) => Number.parseInt(name, 10)).sort((a, b) => b - a);
}

async function read(folder: string, number: number): Promise<InboxEntry> {
  return { number, ...JSON.parse(await readFile(fileOf(folder, number), 'utf8')) };
}

function fileOf(folder: string, number: number): string {
  return join(folder, `${String(number).padStart(8, '0')}.json`);
}
