/** '10:00 PM' of '22:00', in the words and order of the language but always in Latin digits. */
export function formatClock(time: string, locale: string): string {
  const spelled = locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-US';
  return new Intl.DateTimeFormat(spelled, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  })
    .format(new Date(`1970-01-01T${time}:00Z`))
    .replaceAll('\u202f', ' ');
}
