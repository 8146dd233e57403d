/** What a client agrees to when the studio keeps notes of their health; other words get another number. */
export const HEALTH_CONSENT = {
  version: 1,
  en: 'I agree that the studio keeps notes about my health',
  ar: 'أوافق على أن يحفظ الاستوديو ملاحظات عن صحتي',
} as const;
