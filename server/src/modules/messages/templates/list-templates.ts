import type { MessageKind, MessageTemplate } from '@limber/contract/desk/studio/messages.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { ApprovedTemplate, TemplateState } from '../../../platform/messaging/provider.ts';
import { sayIn } from '../../catalogue/messages/fill-in-message-rules.ts';
import { listMessages } from '../../catalogue/messages/read-messages.ts';
import type { InEveryLanguage } from '../../notifications/mail-layout.ts';
import { codeTemplates } from '../codes/code-template.ts';
import type { MessageDeps } from '../deps.ts';
import { listTemplateStates } from '../queries.ts';
import { reminderButtons } from './reminder-buttons.ts';
import { numbered, placesOf, templateName } from './template-rules.ts';

/**
 * The texts that go to telephones by themselves, as the provider wants them for its approval, with
 * how each stands there; none without a provider, as nothing is sent.
 */
export async function listTemplates({
  db,
  messenger,
  publicUrl,
}: Pick<MessageDeps, 'db' | 'messenger' | 'publicUrl'>): Promise<MessageTemplate[]> {
  if (!messenger) return [];
  const [messages, states] = await Promise.all([listMessages(db), listTemplateStates(db)]);
  const stateOf = ({ name, language }: ApprovedTemplate): TemplateState | null =>
    messenger.approvesAll ? 'approved' : (states.get(`${name} ${language}`) ?? null);
  const sent = messages
    .filter(({ kind }) => SENT_BY_THEMSELVES.includes(kind))
    .flatMap(({ kind, version, en, ar }) =>
      Object.entries({ en, ar }).map(([code, text]) => {
        const language = code as Language;
        const name = templateName(kind, version);
        const samples = SAMPLES[language];
        const buttons = kind === 'session_reminder' ? reminderButtons(language, publicUrl) : [];
        return {
          ...{ kind, name, language, category: 'UTILITY' as const, text: numbered(text) },
          samples: placesOf(text).map((place) => samples[place] ?? place),
          preview: sayIn(language, new Map([[kind, { en, ar }]]))(kind, samples),
          buttons: buttons.map(({ title, opens }) => ({ title, opens: opens?.base ?? null })),
          state: stateOf({ name, language }) ?? ('not_submitted' as const),
        };
      }),
    );
  return [...sent, ...codeTemplates(stateOf)];
}

const SENT_BY_THEMSELVES: readonly MessageKind[] = [
  ...(['session_booked', 'session_moved', 'session_cancelled', 'session_reminder'] as const),
  ...(['waiting_list_offer', 'late_cancel_healed', 'package_ending'] as const),
];

/** What may stand in each place, for those who approve a text. */
const SAMPLES: InEveryLanguage<Readonly<Record<string, string>>> = {
  en: {
    ...{ name: 'Amina', studio: 'Garden Wellness', service: 'Massage', day: '5 March 2026' },
    ...{ time: '14:00', branch: 'Garden Street', therapist: 'Noura Al Hashimi' },
    terms: 'Please tell us before noon if you cannot come. Otherwise the session counts as used.',
    what_follows: '60 minutes are back in your package.',
    ...{ until: '10:15', link: 'https://limber.example/offer/k3J9' },
    what_ends: 'Your Balance Package still has 90 minutes. Its last day is 30 March 2026.',
    times:
      'These times would suit you: 1) Thursday 5 March, 14:00, Noura: https://limber.example/booking',
  },
  ar: {
    ...{ name: 'أمينة', studio: 'حديقة العافية', service: 'تدليك', day: '5 مارس 2026' },
    ...{ time: '14:00', branch: 'شارع الحديقة', therapist: 'نورة الهاشمي' },
    terms: 'يرجى إبلاغنا قبل الظهر إن تعذّر الحضور، وإلا احتُسبت الجلسة مستخدَمة.',
    what_follows: 'أُعيدت إلى باقتك 60 دقيقة.',
    ...{ until: '10:15', link: 'https://limber.example/offer/k3J9' },
    what_ends: 'الرصيد المتبقي في «باقة التوازن»: 90 دقيقة. آخر يوم لاستخدامها هو 30 مارس 2026.',
    times: 'هذه مواعيد تناسبك: 1) الخميس 5 مارس، 14:00، نورة: https://limber.example/booking',
  },
};
