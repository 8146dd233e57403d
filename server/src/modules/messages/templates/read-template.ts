import type { Trx } from '../../../platform/database/db.ts';
import type { ApprovedTemplate, MessageProvider } from '../../../platform/messaging/provider.ts';
import { sayIn } from '../../catalogue/messages/fill-in-message-rules.ts';
import { listMessages } from '../../catalogue/messages/read-messages.ts';
import { findTemplateState } from '../queries.ts';
import type { Telling } from '../telling.ts';
import { asValue, placesOf, templateName } from './template-rules.ts';

/** The words of a telling: its template, what is put into it, and all of it. */
export interface FilledTemplate extends ApprovedTemplate {
  readonly values: readonly string[];
  readonly text: string;
}

/** The text by which something is told, in the studio's present wording. */
export async function readTemplate(
  trx: Trx,
  { language, short }: Telling,
): Promise<FilledTemplate> {
  const wording = (await listMessages(trx)).find(({ kind }) => kind === short.kind);
  if (!wording) throw new Error(`There is no text of the kind ${short.kind}.`);
  const put = Object.fromEntries(
    Object.entries(short.put).map(([name, value]) => [name, asValue(value)]),
  );
  const own = new Map([[short.kind, { en: wording.en, ar: wording.ar }]]);
  return {
    name: templateName(short.kind, wording.version),
    language,
    values: placesOf(wording[language]).map((name) => put[name] ?? asValue('')),
    text: sayIn(language, own)(short.kind, put),
  };
}

/** Whether a provider sends this text. */
export async function isApproved(
  trx: Trx,
  messenger: MessageProvider | null,
  template: ApprovedTemplate,
): Promise<boolean> {
  if (!messenger || messenger.approvesAll) return messenger !== null;
  return (await findTemplateState(trx, template)) === 'approved';
}
