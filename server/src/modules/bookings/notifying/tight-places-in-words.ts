import type { BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import type { InEveryLanguage } from '../../notifications/mail-layout.ts';
import type { BookingWords } from './session-in-mails.ts';

/** The line of a mail that says where its client feels tight; none when they did not say. */
export function tightPlacesLine(
  booking: Pick<BookingWords, 'language' | 'tightPlaces'> | null,
): string[] {
  if (!booking || booking.tightPlaces.length === 0) return [];
  const { language, tightPlaces } = booking;
  const names = tightPlaces.map((place) => namesOf[place][language]);
  return [lines[language](new Intl.ListFormat(language).format(names))];
}

const lines: InEveryLanguage<(places: string) => string> = {
  en: (places) => `Feels tight: ${places}`,
  ar: (places) => `مواضع الشد: ${places}`,
};

const namesOf: Readonly<Record<BodyPlace, InEveryLanguage<string>>> = {
  neck: { en: 'neck', ar: 'الرقبة' },
  shoulders: { en: 'shoulders', ar: 'الكتفان' },
  chest: { en: 'chest', ar: 'الصدر' },
  arms: { en: 'arms', ar: 'الذراعان' },
  core: { en: 'waist and core', ar: 'الخصر والجذع' },
  'upper-back': { en: 'upper back', ar: 'أعلى الظهر' },
  'lower-back': { en: 'lower back', ar: 'أسفل الظهر' },
  hips: { en: 'hips', ar: 'الوركان' },
  glutes: { en: 'glutes', ar: 'عضلات الأرداف' },
  quads: { en: 'front of thighs', ar: 'مقدمة الفخذين' },
  hamstrings: { en: 'back of thighs', ar: 'خلف الفخذين' },
  shins: { en: 'shins', ar: 'مقدمة الساقين' },
  calves: { en: 'calves', ar: 'ربلتا الساقين' },
};
