import type { MessageTemplate } from '@limber/contract/desk/studio/messages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../../platform/database/db.ts';
import type {
  ApprovedTemplate,
  MessageButton,
  MessageProvider,
  TemplateState,
} from '../../../platform/messaging/provider.ts';
import type { InEveryLanguage } from '../../notifications/mail-layout.ts';
import { listTemplateStates } from '../queries.ts';

/** WhatsApp words these texts itself, and a studio cannot reword them. */
const NAME = 'sign_in_code_v1';

const WORDS: InEveryLanguage<{ readonly text: string; readonly copy: string }> = {
  en: {
    text: '{{1}} is your verification code. For your security, do not share this code.',
    copy: 'Copy code',
  },
  ar: {
    text: 'رمز التحقق الخاص بك هو {{1}}. حفاظاً على أمانك، يرجى عدم مشاركة هذا الرمز.',
    copy: 'نسخ الرمز',
  },
};

/** The address that WhatsApp gives the button which copies a code. */
const COPIES = 'https://www.whatsapp.com/otp/code/?otp_type=COPY_CODE&code=otp';

const SAMPLE = '123456';

/** Whether codes are sent by message: there is a provider, and it has approved their text. */
export async function sendsCodes(db: Db, messenger: MessageProvider | null): Promise<boolean> {
  return (await findCodeTemplate(db, messenger, 'en')) !== null;
}

/** The text of codes in a language, or else in another that is approved; null: none is. */
export async function findCodeTemplate(
  db: Db,
  messenger: MessageProvider | null,
  language: Language,
): Promise<ApprovedTemplate | null> {
  if (!messenger) return null;
  if (messenger.approvesAll) return { name: NAME, language };
  const states = await listTemplateStates(db);
  const approved = ([language, 'en', 'ar'] as const).find(
    (each) => states.get(`${NAME} ${each}`) === 'approved',
  );
  return approved ? { name: NAME, language: approved } : null;
}

/** What is put into the text: the code, also for the button that copies it. */
export function fillWithCode(
  language: Language,
  code: string,
): { values: readonly string[]; buttons: readonly MessageButton[]; text: string } {
  const { text, copy } = WORDS[language];
  return {
    values: [code],
    buttons: [{ id: 'copy', title: copy, opens: { base: COPIES, ending: code } }],
    text: text.replace('{{1}}', code),
  };
}

/** The texts of codes as WhatsApp wants them for its approval. */
export function codeTemplates(stateOf: (template: ApprovedTemplate) => TemplateState | null) {
  return (['en', 'ar'] as const).map((language): MessageTemplate => {
    const { text, buttons } = fillWithCode(language, SAMPLE);
    return {
      ...{ kind: 'sign_in_code', name: NAME, language, category: 'AUTHENTICATION' },
      ...{ text: WORDS[language].text, samples: [SAMPLE], preview: text },
      buttons: buttons.map(({ title, opens }) => ({ title, opens: opens?.base ?? null })),
      state: stateOf({ name: NAME, language }) ?? 'not_submitted',
    };
  });
}
