import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageProvider, MessageToSend } from './provider.ts';

/** A message as it arrived at the telephone of the house. */
export interface ArrivedMessage extends MessageToSend {
  readonly at: string;
}

/** The provider of development: nothing leaves the machine, and a page shows what arrived. */
export interface HouseTelephone extends MessageProvider {
  readonly name: 'house';
  /** What arrived at a number, or at all of them, newest first. */
  list(to?: string): Promise<readonly ArrivedMessage[]>;
  /** Undefined: no such message arrived. */
  find(id: string): Promise<ArrivedMessage | undefined>;
}

/** Whether messages go to the telephone of development. */
export function isHouse(provider: MessageProvider): provider is HouseTelephone {
  return provider.name === 'house';
}

/** @param folder its messages, each a file that every process sees */
export function houseTelephone(folder: string, now: () => Date): HouseTelephone {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string) => join(folder, `${id}.json`);

  async function find(id: string): Promise<ArrivedMessage | undefined> {
    if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
    const text = await readFile(fileOf(id), 'utf8').catch(() => null);
    return text === null ? undefined : JSON.parse(text);
  }

  return {
    name: 'house',
    approvesAll: true,
    find,
    async send(message) {
      const aside = `${fileOf(message.id)}.part`;
      const arrived: ArrivedMessage = { ...message, at: now().toISOString() };
      await writeFile(aside, JSON.stringify(arrived), { mode: 0o600 });
      await rename(aside, fileOf(message.id));
      return { state: 'delivered', reference: `house ${message.id}` };
    },
    async list(to) {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      const all = await Promise.all(names.map((name) => find(name.slice(0, -5))));
      return all
        .filter((each) => each !== undefined)
        .filter((each) => to === undefined || each.to === to)
        .sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
    },
    // What is pressed on its page is told within the process.
    readNews: () => null,
    greet: () => null,
  };
}
