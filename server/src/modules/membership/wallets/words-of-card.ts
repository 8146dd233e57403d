import type { Sentence } from '../../../platform/language/sentence.ts';

/** What stands on a card in a wallet beside the client's own facts. */
export const words = {
  card: { en: 'Membership card', ar: 'بطاقة العضوية' },
  member: { en: 'Member', ar: 'العضو' },
  number: { en: 'Number', ar: 'الرقم' },
  validUntil: { en: 'Valid until', ar: 'صالحة حتى' },
  ended: { en: 'Ended on', ar: 'انتهت في' },
  howTo: { en: 'At our partners', ar: 'لدى شركائنا' },
  howToText: {
    en: 'Show this card at checkout. The cashier scans the code and sees whether the membership holds today.',
    ar: 'يرجى عرض هذه البطاقة عند الدفع. مسح الرمز عند الصندوق يبيّن هل العضوية سارية اليوم.',
  },
  studio: { en: 'Studio', ar: 'الاستوديو' },
  phone: { en: 'Telephone', ar: 'الهاتف' },
  website: { en: 'Website', ar: 'الموقع' },
} as const satisfies Readonly<Record<string, Sentence>>;
