import { COUNTED_MONTHS } from '@limber/contract/terms/membership.ts';
import { ADULT_YEARS } from '@limber/contract/terms/people.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import {
  contactLines,
  countryOf,
  type PolicySection,
  type PolicyStudio,
  seatOf,
} from './policy-rules.ts';

/** Terms to begin with, from the studio's rules. A template for the studio's lawyer. */
export function termsTemplate(studio: PolicyStudio): PolicySection[] {
  const seat = seatOf(studio);
  const country = countryOf(studio);
  const { cutoff_hours, membership_minutes, member_discount_percent } = studio.terms;
  const cutoff = {
    en: countInEnglish(cutoff_hours, 'hour'),
    ar: countInArabic(cutoff_hours, 'hours'),
  };
  const membership: PolicySection = {
    title: { en: 'Membership', ar: 'العضوية' },
    body: [
      {
        en: `When the minutes of packages that you bought within ${COUNTED_MONTHS} months reach ${membership_minutes}, you become a member for one year. Members get ${member_discount_percent}% off every later booking with a price. The membership is yours alone and cannot be passed on.`,
        ar: `عندما يبلغ مجموع دقائق الباقات التي اشتريتها خلال ${COUNTED_MONTHS} شهراً ${countInArabic(membership_minutes, 'minutes')} تبدأ عضويتك لمدة سنة. ويحصل الأعضاء على خصم ${member_discount_percent}% على كل حجز لاحق له سعر. العضوية شخصية ولا يمكن نقلها إلى غيرك.`,
      },
    ],
  };
  return [
    {
      title: { en: 'These Terms', ar: 'هذه الشروط' },
      body: [
        {
          en: `These terms are between you and ${seat.en} (“we”). They hold for everything that you book or buy on this website, by telephone or at the studio.`,
          ar: `هذه الشروط بينك وبين ${seat.ar} («نحن»). وتسري على كل ما تحجزه أو تشتريه في هذا الموقع أو بالهاتف أو في الاستوديو.`,
        },
      ],
    },
    {
      title: { en: 'Booking', ar: 'الحجز' },
      body: [
        {
          en: `A session is booked once we confirm it by e-mail. You must be at least ${ADULT_YEARS} years old and give your real name and contact details. What you see before you confirm, such as service, therapist, time, length and price, is what was agreed.`,
          ar: `تُحجز الجلسة عندما نؤكدها بالبريد الإلكتروني. يجب ألّا يقل عمرك عن ${ADULT_YEARS} سنة، وأن تذكر اسمك وبيانات التواصل الصحيحة. وما يظهر لك قبل التأكيد، من خدمة ومعالج ووقت ومدة وسعر، هو المتفق عليه.`,
        },
      ],
    },
    {
      title: { en: 'Prices and Payment', ar: 'الأسعار والدفع' },
      body: [
        {
          en: 'Prices are shown before you book. You pay at the studio, or online where we offer or ask for it, unless a package pays for the session. What comes back of money paid online when you cancel is shown before you book, and goes back to where it came from. You get an invoice for what you pay.',
          ar: 'تظهر الأسعار قبل الحجز. وتدفع في الاستوديو، أو عبر الإنترنت حيث نعرض ذلك أو نطلبه، ما لم تكن الجلسة مدفوعة من باقة. ويظهر قبل الحجز ما يعود إليك عند الإلغاء مما دفعته عبر الإنترنت، ويعود من حيث أتى. وتحصل على فاتورة بما تدفعه.',
        },
      ],
    },
    {
      title: { en: 'Cancelling and Moving', ar: 'الإلغاء والنقل' },
      body: [
        {
          en: `You can cancel or move a session free of charge until ${cutoff.en} before it begins. After that, and if you do not come, its price is due, or the fee that you saw before you booked, or its minutes are taken from the package.`,
          ar: `يمكنك إلغاء الجلسة أو نقلها مجاناً حتى ${cutoff.ar} قبل بدايتها. وبعد ذلك، أو عند عدم الحضور، يُستحق سعرها أو الرسم الذي ظهر لك قبل الحجز، أو تُخصم دقائقها من الباقة.`,
        },
        {
          en: 'If you arrive late, the session still ends at its time. If we have to cancel, you choose another time or get back what you paid or used for it.',
          ar: 'إذا تأخرت في الوصول تنتهي الجلسة في وقتها. وإذا اضطررنا إلى الإلغاء فلك أن تختار وقتاً آخر أو تستعيد ما دفعته أو استُخدم لها.',
        },
      ],
    },
    {
      title: { en: 'Packages', ar: 'الباقات' },
      body: [
        {
          en: 'A package holds minutes that pay for sessions. Its price, its minutes and how long it can be used are shown before you buy it. Minutes that are left on its last day end with it.',
          ar: 'تحتوي الباقة على دقائق تُدفع منها الجلسات. ويظهر سعرها ودقائقها ومدة صلاحيتها قبل الشراء. وتنتهي الدقائق المتبقية بانتهاء آخر يوم فيها.',
        },
      ],
    },
    ...(studio.switches.membership ? [membership] : []),
    {
      title: { en: 'Your Health', ar: 'صحتك' },
      body: [
        {
          en: 'Tell your therapist before a session about injuries, illnesses, operations, pregnancy and medicines. Ask a doctor first if you are not sure that a session is good for you. A therapist may change or refuse a session that is not safe for you.',
          ar: 'أخبر معالجك قبل الجلسة بالإصابات والأمراض والعمليات والحمل والأدوية. واستشر طبيباً أولاً إن لم تكن متأكداً من أن الجلسة مناسبة لك. ويجوز للمعالج تغيير جلسة غير آمنة لك أو الامتناع عنها.',
        },
      ],
    },
    {
      title: { en: 'At the Studio', ar: 'في الاستوديو' },
      body: [
        {
          en: 'We treat each other with respect. We may end a session, and refuse later ones, if somebody harasses or endangers another person. Look after your belongings, please.',
          ar: 'نتعامل جميعاً باحترام. ويجوز لنا إنهاء الجلسة ورفض جلسات لاحقة إذا أساء أحد إلى غيره أو عرّضه للخطر. يرجى الاعتناء بأغراضك.',
        },
      ],
    },
    {
      title: { en: 'Liability', ar: 'المسؤولية' },
      body: [
        {
          en: 'We are liable as the law provides. Nothing in these terms takes from you a right that the law gives you.',
          ar: 'نتحمل المسؤولية وفق القانون. ولا يحرمك شيء في هذه الشروط من حق يمنحك إياه القانون.',
        },
      ],
    },
    {
      title: { en: 'Changes to These Terms', ar: 'التغييرات على هذه الشروط' },
      body: [
        {
          en: 'We publish new terms here with the day from which they hold. A session that is already booked keeps the terms of the day on which it was booked.',
          ar: 'ننشر الشروط الجديدة هنا مع اليوم الذي تسري منه. وتبقى الجلسة المحجوزة خاضعة للشروط السارية يوم حجزها.',
        },
      ],
    },
    { title: { en: 'Contact Us', ar: 'التواصل معنا' }, body: [contactLines(studio)] },
    {
      title: { en: 'Governing Law', ar: 'القانون المطبَّق' },
      body: [
        studio.court.en
          ? {
              en: `These terms are governed by the laws of ${country.en}. The courts of ${studio.court.en} have jurisdiction over any dispute about them.`,
              ar: `تخضع هذه الشروط لقوانين ${country.ar}، وتختص محاكم ${studio.court.ar} بالنظر في أي نزاع بشأنها.`,
            }
          : {
              en: `These terms are governed by the laws of ${country.en}.`,
              ar: `تخضع هذه الشروط لقوانين ${country.ar}.`,
            },
      ],
    },
  ];
}
