/** Consent to the studio keeping health notes; a changed text gets another version. */
export const HEALTH_CONSENT = {
  version: 1,
  en: 'I agree that the studio keeps notes about my health',
  ar: 'أوافق على أن يحفظ الاستوديو ملاحظات عن صحتي',
} as const;
