import { msg } from '@lingui/core/macro';

/** The fifteen sections in order, by the fragment of their address. */
export const privacyTitles = {
  introduction: msg`Introduction`,
  'information-we-collect': msg`Information We Collect`,
  'how-we-use-it': msg`How We Use Your Information`,
  whatsapp: msg`WhatsApp Business`,
  sharing: msg`Sharing Your Information`,
  security: msg`Data Security`,
  'your-rights': msg`Your Rights`,
  cookies: msg`Cookies and Local Storage`,
  children: msg`Children`,
  'international-transfers': msg`International Transfers`,
  retention: msg`Retention`,
  'third-parties': msg`Third Parties`,
  changes: msg`Changes to This Policy`,
  contact: msg`Contact Us`,
  'governing-law': msg`Governing Law`,
};

export type PrivacyTopic = keyof typeof privacyTitles;

export const privacyTopics = Object.keys(privacyTitles) as PrivacyTopic[];
