import type { MessageKind } from '@limber/contract/desk/studio/messages.ts';
import type { BothLanguages } from '../translations/translation-rules.ts';

/** The original wording of a message, with placeholders in braces. */
interface Original extends BothLanguages {
  readonly placeholders: readonly string[];
}

const AWAY = {
  en: 'We are sorry: {therapist} cannot hold your session on {day} at {time}.',
  ar: 'نعتذر منك: تتعذّر إقامة جلستك يوم {day} الساعة {time} مع {therapist}.',
};
const CLOSED = {
  en: 'We are sorry: we are closed on {day}, so your session at {time} cannot take place.',
  ar: 'نعتذر منك: سنكون مغلقين يوم {day}، لذلك تتعذّر إقامة جلستك الساعة {time}.',
};
const PERHAPS_CLOSED = {
  en: 'We may have to close on {day}; then your session at {time} could not take place.',
  ar: 'قد نضطر إلى الإغلاق يوم {day}، وعندها تتعذّر إقامة جلستك الساعة {time}.',
};
const HELLO = {
  en: 'Hello {name}, this is {studio}.',
  ar: 'مرحباً {name}، هذه رسالة من {studio}.',
};

const after = (said: BothLanguages): BothLanguages => ({
  en: `${HELLO.en} ${said.en}`,
  ar: `${HELLO.ar} ${said.ar}`,
});
const withTimes = (said: BothLanguages): BothLanguages => ({
  en: `${after(said).en} We can offer you instead:\n{times}\nWhich one suits you?`,
  ar: `${after(said).ar} يمكننا أن نقترح عليك بدلاً منها:\n{times}\nأي موعد يناسبك؟`,
});
const withoutTimes = (said: BothLanguages): BothLanguages => ({
  en: `${after(said).en} When would another day suit you?`,
  ar: `${after(said).ar} أي يوم آخر يناسبك؟`,
});

const SESSION = ['name', 'studio', 'service', 'day', 'time', 'branch', 'therapist', 'terms'];
const FREE_HOUR = ['name', 'studio', 'day', 'time', 'branch', 'therapist', 'link'];

/**
 * The original wording of every message to clients: those that the desk sends by hand, and those that
 * go to telephones by themselves. The latter neither begin nor end with a placeholder, which WhatsApp
 * does not approve.
 */
export const ORIGINALS: Readonly<Record<MessageKind, Original>> = {
  greeting: { placeholders: ['name', 'studio'], ...HELLO },
  next_session: {
    placeholders: ['name', 'studio', 'day', 'time', 'branch', 'therapist'],
    ...after({
      en: 'Your next session is on {day} at {time}, at {branch}, with {therapist}.',
      ar: 'موعد جلستك القادمة {day} الساعة {time} في {branch} مع {therapist}.',
    }),
  },
  minutes_left: {
    placeholders: ['name', 'studio', 'packages'],
    ...after({
      en: 'This is left of your packages:\n{packages}',
      ar: 'المتبقي من باقاتك:\n{packages}',
    }),
  },
  free_times: {
    placeholders: ['name', 'branch', 'times'],
    en: 'Hello {name}, we have these times at {branch}:\n{times}\nWhich one suits you?',
    ar: 'مرحباً {name}، لدينا هذه الأوقات في {branch}:\n{times}\nأي موعد يناسبك؟',
  },
  free_hour: {
    placeholders: FREE_HOUR,
    ...after({
      en: '{therapist} is free on {day} at {time}, at {branch}. Would you like to come? You can book it here: {link}',
      ar: 'لدى {therapist} موعد شاغر يوم {day} الساعة {time} في {branch}. هل يناسبك؟ يمكنك حجزه من هنا: {link}',
    }),
  },
  free_hour_for_minutes: {
    placeholders: [...FREE_HOUR, 'minutes', 'last_day'],
    ...after({
      en: '{minutes} of your package can be used until {last_day}. {therapist} is free on {day} at {time}, at {branch}. Would you like to come? You can book it here: {link}',
      ar: 'يمكنك استخدام {minutes} من باقتك حتى {last_day}. لدى {therapist} موعد شاغر يوم {day} الساعة {time} في {branch}. هل يناسبك؟ يمكنك حجزه من هنا: {link}',
    }),
  },
  therapist_away: {
    placeholders: ['name', 'studio', 'day', 'time', 'therapist', 'times'],
    ...withTimes(AWAY),
  },
  therapist_away_nothing_free: {
    placeholders: ['name', 'studio', 'day', 'time', 'therapist'],
    ...withoutTimes(AWAY),
  },
  closed: { placeholders: ['name', 'studio', 'day', 'time', 'times'], ...withTimes(CLOSED) },
  closed_nothing_free: {
    placeholders: ['name', 'studio', 'day', 'time'],
    ...withoutTimes(CLOSED),
  },
  perhaps_closed: {
    placeholders: ['name', 'studio', 'day', 'time', 'times'],
    ...withTimes(PERHAPS_CLOSED),
  },
  perhaps_closed_nothing_free: {
    placeholders: ['name', 'studio', 'day', 'time'],
    ...withoutTimes(PERHAPS_CLOSED),
  },
  offered_time: {
    placeholders: ['day', 'time', 'therapist'],
    en: '{day}, {time}, with {therapist}',
    ar: '{day}، الساعة {time}، مع {therapist}',
  },
  therapist_late: {
    placeholders: ['name', 'studio', 'time', 'therapist', 'minutes'],
    ...after({
      en: '{therapist} comes {minutes} late today. Your session at {time} may begin later than planned; thank you for your patience.',
      ar: 'يتأخر {therapist} اليوم {minutes}. قد تبدأ جلستك الساعة {time} بعد موعدها بقليل؛ شكراً لصبرك.',
    }),
  },
  sign_in_link: {
    placeholders: ['name', 'studio', 'link', 'days'],
    ...after({
      en: 'With this link you can see your sessions and packages, and book online: {link}\nIt works once, within {days}.',
      ar: 'عبر هذا الرابط يمكن عرض جلساتك وباقاتك والحجز إلكترونياً: {link}\nالرابط صالح مرة واحدة، لمدة {days}.',
    }),
  },
  session_booked: {
    placeholders: SESSION,
    en: 'Hello {name}, your session at {studio} is booked: {service} on {day} at {time}, at {branch}, with {therapist}. {terms} We look forward to seeing you.',
    ar: 'مرحباً {name}، تم حجز جلستك في {studio}: {service} يوم {day} الساعة {time} في {branch} مع {therapist}. {terms} نتطلع إلى لقائك.',
  },
  session_moved: {
    placeholders: SESSION,
    en: 'Hello {name}, your session at {studio} was changed. It is now: {service} on {day} at {time}, at {branch}, with {therapist}. {terms} We look forward to seeing you.',
    ar: 'مرحباً {name}، تم تعديل جلستك في {studio}. أصبحت: {service} يوم {day} الساعة {time} في {branch} مع {therapist}. {terms} نتطلع إلى لقائك.',
  },
  session_cancelled: {
    placeholders: ['name', 'studio', 'service', 'day', 'time', 'what_follows'],
    en: 'Hello {name}, your session at {studio} is cancelled: {service} on {day} at {time}. {what_follows} You can book another one whenever you like.',
    ar: 'مرحباً {name}، أُلغيت جلستك في {studio}: {service} يوم {day} الساعة {time}. {what_follows} يمكنك حجز جلسة أخرى متى شئت.',
  },
  session_reminder: {
    placeholders: SESSION,
    en: 'Hello {name}, a reminder of your session at {studio}: {service} on {day} at {time}, at {branch}, with {therapist}. {terms} We look forward to seeing you.',
    ar: 'مرحباً {name}، نذكّرك بجلستك في {studio}: {service} يوم {day} الساعة {time} في {branch} مع {therapist}. {terms} نتطلع إلى لقائك.',
  },
  waiting_list_offer: {
    placeholders: [
      'name',
      'studio',
      'service',
      'day',
      'time',
      'branch',
      'therapist',
      'until',
      'link',
    ],
    ...after({
      en: 'A time that you wait for has come free: {service} on {day} at {time}, at {branch}, with {therapist}. We hold it for you until {until}; book it here: {link} If it does not suit you, you stay on the waiting list.',
      ar: 'أصبح موعد تنتظره متاحاً: {service} يوم {day} الساعة {time} في {branch} مع {therapist}. نحفظه لك حتى {until}، ويمكنك حجزه من هنا: {link} إن لم يناسبك تبقى على قائمة الانتظار.',
    }),
  },
  late_cancel_healed: {
    placeholders: ['name', 'studio', 'day', 'time', 'what_follows'],
    ...after({
      en: 'Good news about your session on {day} at {time}, which you cancelled late. {what_follows} We look forward to seeing you.',
      ar: 'لدينا خبر سار عن جلستك يوم {day} الساعة {time}، التي ألغيتها متأخراً. {what_follows} نتطلع إلى لقائك.',
    }),
  },
  package_ending: {
    placeholders: ['name', 'studio', 'what_ends', 'times'],
    ...after({
      en: '{what_ends} {times} We look forward to seeing you.',
      ar: '{what_ends} {times} نتطلع إلى لقائك.',
    }),
  },
};

export const MESSAGE_KINDS = Object.keys(ORIGINALS) as MessageKind[];
