/** After a preposition or a colon: سوى دقيقتين. */
const nouns = {
  hours: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', other: 'ساعة' },
  minutes: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', other: 'دقيقة' },
  sessions: { one: 'جلسة واحدة', two: 'جلستين', few: 'جلسات', other: 'جلسة' },
  years: { one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', other: 'سنة' },
  times: { one: 'مرة واحدة', two: 'مرتين', few: 'مرات', other: 'مرة' },
  days: { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يوماً', other: 'يوم' },
} as const;

const counting = new Intl.PluralRules('ar');

/**
 * A number with its noun, which agrees with it: '5 دقائق', '105 دقائق', '600 دقيقة'; `written` is
 * how the number is to look.
 */
export function countInArabic(
  count: number,
  noun: keyof typeof nouns,
  written = String(count),
): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = nouns[noun];
  const rule = counting.select(count);
  const said = forms[rule] ?? forms.other;
  return forms.one && (rule === 'one' || rule === 'two') ? said : `${written} ${said}`;
}
