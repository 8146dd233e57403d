import type { OverridableRule } from '@limber/contract/desk/day/bookings.ts';
import type { Sentence } from '../../../platform/language/sentence.ts';

/** Each overridable rule, with the sentence that tells the desk it is broken. */
export const OVERRIDABLE_RULES: Readonly<Record<OverridableRule, Sentence>> = {
  passed: { en: 'This time has already begun.', ar: 'هذا الوقت بدأ بالفعل.' },
  grid: { en: 'The start is not on the half hour.', ar: 'لا يقع البدء على نصف ساعة.' },
  hours: {
    en: 'The branch is not open for all of this time.',
    ar: 'الفرع غير مفتوح طوال هذا الوقت.',
  },
  closure: { en: 'The branch is closed on this day.', ar: 'الفرع مغلق في هذا اليوم.' },
  shift: {
    en: 'The therapist is not on shift for all of this time.',
    ar: 'لا يقع هذا الوقت كله ضمن دوام المعالج.',
  },
  time_off: { en: 'The therapist has time off then.', ar: 'المعالج في إجازة في هذا الوقت.' },
  skill: {
    en: 'The therapist does not offer all of these services.',
    ar: 'لا يقدّم المعالج كل هذه الخدمات.',
  },
  gender: {
    en: 'The therapist does not meet the wish for a woman or a man.',
    ar: 'لا يحقق المعالج الرغبة في معالجة أو معالج.',
  },
  by_phone: {
    en: 'Clients arrange sessions with this therapist by telephone.',
    ar: 'تُحدَّد مواعيد هذا المعالج عبر الهاتف.',
  },
  service_retired: {
    en: 'A service of this session is retired by this day.',
    ar: 'إحدى خدمات هذه الجلسة متوقفة في هذا اليوم.',
  },
  days_ahead: {
    en: 'The diary is not open that far ahead.',
    ar: 'لم يُفتح الحجز لهذا اليوم البعيد بعد.',
  },
  late: {
    en: 'It is too late to change this session free of charge, or it has begun.',
    ar: 'فات وقت تغيير هذه الجلسة مجاناً أو بدأت بالفعل.',
  },
  one_a_day: {
    en: 'The unlimited package has its session of this day.',
    ar: 'للباقة غير المحدودة جلسة في هذا اليوم بالفعل.',
  },
  second_package: {
    en: 'The client still has a package of this kind.',
    ar: 'ما زالت لدى العميل باقة من هذا النوع.',
  },
  open_sessions: {
    en: 'The client has as many unpaid upcoming sessions as can be booked.',
    ar: 'بلغ عدد جلسات العميل القادمة غير المدفوعة أقصى ما يمكن حجزه.',
  },
  at_once: {
    en: 'The client has as many sessions at this time as can be booked.',
    ar: 'بلغ عدد جلسات العميل في هذا الوقت أقصى ما يمكن حجزه.',
  },
  minutes_a_day: {
    en: 'The client has as many minutes on this day as can be booked.',
    ar: 'بلغت دقائق العميل في هذا اليوم أقصى ما يمكن حجزه.',
  },
  unpriced: {
    en: 'No price is set for this length, so the price stays.',
    ar: 'لا سعر لهذه المدة، فيبقى السعر كما هو.',
  },
};

/** Whether an objection is an overridable rule and not a physical limit. */
export function isOverridable(name: string): name is OverridableRule {
  return Object.hasOwn(OVERRIDABLE_RULES, name);
}

/** The desk's reason for overriding rules of the studio; null: they bind, as they bind every client. */
export type Override = { readonly reason: string } | null;

/** An objection to a session; some break a rule that can be overridden. */
interface Objection {
  readonly rule?: OverridableRule;
}

/**
 * Splits the objections for the desk: the first that nobody can override, and the broken rules,
 * each once.
 */
export function partObjections<Each extends Objection>(
  objections: readonly Each[],
): { readonly physics: Each | null; readonly brokenRules: OverridableRule[] } {
  const brokenRules = objections.flatMap(({ rule }) => (rule ? [rule] : []));
  return {
    physics: objections.find(({ rule }) => !rule) ?? null,
    brokenRules: [...new Set(brokenRules)],
  };
}
