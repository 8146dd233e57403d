import { HOLDING_BROWSER_HOURS } from '@limber/contract/terms/booking/holds.ts';
import {
  CODE_LASTS_MINUTES,
  DEVICE_ASKING_HOURS,
  DEVICE_KNOWN_DAYS,
} from '@limber/contract/terms/codes-and-tokens.ts';
import * as retention from '@limber/contract/terms/how-long-data-is-kept.ts';
import { MAIL_TRIED_DAYS } from '@limber/contract/terms/mail-delivery.ts';
import { ADULT_YEARS } from '@limber/contract/terms/people.ts';
import { countInArabic } from '../../../platform/language/count-in-arabic.ts';
import { countInEnglish } from '../../../platform/language/count-in-english.ts';
import type { BothLanguages } from '../translations/translation-rules.ts';
import {
  contactLines,
  countryOf,
  type PolicySection,
  type PolicyStudio,
  seatOf,
} from './policy-rules.ts';

const terms = {
  ...retention,
  ...{ ADULT_YEARS, CODE_LASTS_MINUTES, DEVICE_ASKING_HOURS, DEVICE_KNOWN_DAYS },
  ...{ HOLDING_BROWSER_HOURS, MAIL_TRIED_DAYS },
};

/**
 * The product's privacy policy in fifteen sections, with what a studio says about itself; its periods
 * are the numbers that the server deletes by. A template for the studio's lawyer.
 */
export function privacyTemplate(studio: PolicyStudio): PolicySection[] {
  return [...yourData(studio), ...yourRights(studio), ...aboutUs(studio)];
}

/** Sections 1 to 6: what is stored, why, and who sees it. */
function yourData(studio: PolicyStudio): PolicySection[] {
  const seat = seatOf(studio);
  const { asks_birthday, asks_address } = studio;
  const { membership, shared_packages } = studio.switches;
  const hasPartners = membership && studio.switches.partners;
  return [
    {
      title: { en: 'Introduction', ar: 'مقدمة' },
      body: [
        {
          en: `This policy says what ${seat.en} (“we”) keeps about you when you use this website or visit us, what we do with it, and what you can ask of us.`,
          ar: `توضح هذه السياسة ما تحفظه ${seat.ar} («نحن») عنك عند استخدامك هذا الموقع أو زيارتنا، وما نفعله به، وما يمكنك طلبه منا.`,
        },
      ],
    },
    {
      title: { en: 'Information We Collect', ar: 'المعلومات التي نجمعها' },
      body: [
        {
          en: `- Your account: first and last name, e-mail address, phone number, gender, language and, if you add them, ${asks_birthday ? 'your birthday, ' : ''}${asks_address ? 'your address, ' : ''}your goal, a profile picture and a cover photo. Pictures lose their hidden data, such as the place they were taken, when you upload them.`,
          ar: `- حسابك: الاسم الأول واسم العائلة، والبريد الإلكتروني، ورقم الهاتف، والجنس، واللغة، ${asks_birthday ? 'وتاريخ ميلادك ' : ''}${asks_address ? 'وعنوانك ' : ''}وهدفك وصورتك الشخصية وصورة الغلاف إن أضفتها. وتُزال عند الرفع البيانات المخفية في الصور، مثل مكان التقاطها.`,
        },
        {
          en: '- Health notes, only if you agree: medical issues that a therapist should know of, and what we note of your sessions. We record when you agreed.',
          ar: '- الملاحظات الصحية، بموافقتك فقط: ما ينبغي للمعالج أن يعرفه عن صحتك، وما ندوّنه عن جلساتك. ونسجّل تاريخ موافقتك.',
        },
        {
          en: '- Your bookings: services, studio, therapist, day and time, price, changes and cancellations, what became of each session, and the therapists you marked as favourites.',
          ar: '- حجوزاتك: الخدمات، والاستوديو، والمعالج، واليوم والوقت، والسعر، والتعديلات والإلغاءات، وما آلت إليه كل جلسة، ومعالجوك المفضلون.',
        },
        {
          en: `- Your packages${membership ? ' and membership' : ''}: what you bought, every minute that came and went${shared_packages ? ', the people you share a package with' : ''}${membership ? ', your membership number and its dates' : ''}.`,
          ar: `- باقاتك${membership ? ' وعضويتك' : ''}: ما اشتريته، وكل دقيقة أُضيفت أو خُصمت${shared_packages ? '، والمشاركون في باقتك' : ''}${membership ? '، ورقم عضويتك وتواريخها' : ''}.`,
        },
        hasPartners
          ? {
              en: '- Partner discounts: which offers you opened, which codes you copied or asked for.',
              ar: '- خصومات الشركاء: العروض التي فتحتها، والرموز التي نسختها أو طلبتها.',
            }
          : null,
        {
          en: '- Payments: what you paid, when and how. Where you pay online, you do so on the page of our payment provider, which is told your e-mail, the amount and what it is for. We keep its number of the payment, and never see the number of your card.',
          ar: '- المدفوعات: ما دفعته ومتى وكيف. وحين تدفع عبر الإنترنت فذلك على صفحة مزوّد الدفع لدينا، ونبلغه ببريدك الإلكتروني والمبلغ والغرض منه. ونحتفظ برقم العملية لديه، ولا نرى رقم بطاقتك أبداً.',
        },
        {
          en: '- Technical records: the network address and time of sign-ins and code requests, so that we can limit abuse.',
          ar: '- سجلات تقنية: عنوان الشبكة ووقت الدخول وطلبات الرموز، لنحدّ من إساءة الاستخدام.',
        },
      ],
    },
    {
      title: { en: 'How We Use Your Information', ar: 'كيف نستخدم معلوماتك' },
      body: [
        {
          en: `We use it to sign you in with a one-time code, to make, move and cancel your bookings, to confirm and remind you of them by e-mail or the channel that you choose, to keep count of packages${membership ? ' and membership' : ''}, to prepare a session that is safe for you, and to keep the accounts the law asks for. We do not use it for advertising and we do not sell it. No decision about you is left to a machine alone.`,
          ar: `نستخدمها لتسجيل دخولك برمز يُستعمل مرة واحدة، ولإجراء حجوزاتك ونقلها وإلغائها، ولتأكيدها وتذكيرك بها بالبريد الإلكتروني أو بالوسيلة التي تختارها، ولاحتساب الباقات${membership ? ' والعضوية' : ''}، ولإعداد جلسة آمنة لك، وللاحتفاظ بالسجلات المحاسبية التي يطلبها القانون. لا نستخدمها للإعلانات ولا نبيعها، ولا نترك للآلة وحدها أي قرار يخصك.`,
        },
      ],
    },
    {
      title: { en: 'WhatsApp Business', ar: 'واتساب للأعمال' },
      body: [
        studio.chat_number
          ? {
              en: 'Links such as “Ask an Expert” open a chat with us in WhatsApp. What you write there is also handled by WhatsApp under its own terms. Please do not send health details in a chat; your profile is the place for them. Nothing else is sent to WhatsApp unless messages about your sessions, or a code to sign in, come to you by it.',
              ar: 'تفتح روابط مثل «استشارة خبير» محادثة معنا في واتساب. وما يُكتب هناك يعالجه واتساب أيضاً وفق شروطه. يرجى عدم إرسال تفاصيل صحية في المحادثة، فمكانها ملفك الشخصي. ولا يُرسل شيء غير ذلك إلى واتساب إلا حين تصلك عبره رسائل جلساتك أو رمز تسجيل الدخول.',
            }
          : {
              en: 'We do not use WhatsApp on this website.',
              ar: 'لا نستخدم واتساب في هذا الموقع.',
            },
      ],
    },
    {
      title: { en: 'Sharing Your Information', ar: 'مشاركة معلوماتك' },
      body: [whoSees(studio)],
    },
    {
      title: { en: 'Data Security', ar: 'أمن البيانات' },
      body: [
        {
          en: 'Connections are encrypted. Health notes are encrypted where they are stored, with a key kept apart from them, and each time a member of staff reads one it is recorded. One-time codes and sign-in tokens are stored only in a form that cannot be turned back.',
          ar: 'الاتصالات مشفّرة. وتُحفظ الملاحظات الصحية مشفّرة بمفتاح محفوظ بعيداً عنها، ويُسجَّل كل اطلاع لأحد الموظفين عليها. أما رموز الدخول فلا تُحفظ إلا بصيغة لا يمكن الرجوع منها إلى الأصل.',
        },
      ],
    },
  ];
}

/** Who gets to know what: only what the studio offers is named. */
function whoSees({ switches }: PolicyStudio): BothLanguages {
  const { membership, partners, shared_packages } = switches;
  const shared = {
    en: ' If you share a package, its owner sees how many minutes each person used, and nobody sees another’s appointments or notes.',
    ar: ' وعند مشاركتك في باقة، يرى صاحبها عدد الدقائق التي استخدمها كل شخص، ولا يرى أحد مواعيد غيره ولا ملاحظاته.',
  };
  const card = partners
    ? {
        en: ' A partner who scans your membership card sees your first name, whether the card is valid and until when; partners learn nothing else from us.',
        ar: ' والشريك الذي يمسح بطاقة عضويتك يرى اسمك الأول، وهل البطاقة سارية وإلى متى؛ ولا يعرف الشركاء منا شيئاً غير ذلك.',
      }
    : {
        en: ' Anyone who scans your membership card sees your first name, whether the card is valid and until when.',
        ar: ' ومن يمسح بطاقة عضويتك يرى اسمك الأول، وهل البطاقة سارية وإلى متى.',
      };
  const said = [...(shared_packages ? [shared] : []), ...(membership ? [card] : [])];
  const inLanguage = (language: 'en' | 'ar') => said.map((each) => each[language]).join('');
  return {
    en: `Your therapist and the front desk see what they need for your booking.${inLanguage('en')} We share information with authorities only where the law obliges us to.`,
    ar: `يطّلع معالجك وموظفو الاستقبال على ما يلزمهم لحجزك.${inLanguage('ar')} ولا نشارك المعلومات مع الجهات الرسمية إلا حيث يلزمنا القانون.`,
  };
}

/** Sections 7 to 12: the client's rights, storage, and other parties. */
function yourRights(studio: PolicyStudio): PolicySection[] {
  const country = countryOf(studio);
  const { membership, partners, shared_packages } = studio.switches;
  return [
    {
      title: { en: 'Your Rights', ar: 'حقوقك' },
      body: [
        {
          en: 'You may see, correct, take with you and erase what we keep about you, and object to a use of it. Your [profile settings](/profile/settings) are the quickest way: there you correct your details, download everything we keep as one file, withdraw your consent to health notes, which erases them, and erase your account. Or write to us, and we answer within 30 days.',
          ar: 'يحق لك الاطلاع على ما نحتفظ به عنك وتصحيحه وأخذ نسخة منه وحذفه، والاعتراض على استخدامه. أسرع طريق إلى ذلك [إعدادات ملفك الشخصي](/profile/settings): ففيها تصحيح بياناتك، وتنزيل كل ما نحتفظ به في ملف واحد، وسحب موافقتك على الملاحظات الصحية فتُحذف، وحذف حسابك. ويمكنك مراسلتنا، ونرد عليك خلال 30 يوماً.',
        },
        {
          en: `Erasing cancels your upcoming sessions under our cancellation rules and removes your name, contact details, notes, pictures, favourites and sign-ins, and what our team wrote about you. Bookings, package accounts and invoices stay without your name, because the law makes us keep our books: of an invoice its number, day and studio, what was sold, price and VAT, how it was paid with the number of the slip, and of a credit note why.${shared_packages ? ' People who joined a package of yours keep the minutes that are paid for.' : ''}`,
          ar: `عند الحذف تُلغى جلساتك القادمة وفق قواعد الإلغاء لدينا، ويُحذف اسمك وبيانات التواصل معك وملاحظاتك وصورك ومعالجوك المفضلون وعمليات دخولك وما كتبه فريقنا عنك. أما الحجوزات وحسابات الباقات والفواتير فتبقى دون اسمك، لأن القانون يلزمنا بالاحتفاظ بسجلاتنا: يبقى من الفاتورة رقمها ويومها والفرع وما بيع وسعره وضريبته وطريقة الدفع مع رقم الإيصال، ومن الإشعار الدائن سببه.${shared_packages ? ' ويحتفظ من انضموا إلى باقة لك بالدقائق المدفوعة.' : ''}`,
        },
      ],
    },
    {
      title: { en: 'Cookies and Local Storage', ar: 'ملفات تعريف الارتباط والتخزين المحلي' },
      body: [
        {
          en: `We track nobody. We set one cookie when you ask for a code, register or sign in. By it we recognise, at the sign-in only, a browser that you have signed in with before, so that strangers who try codes cannot shut you out. It holds a random number and the numbers of the accounts that signed in, can be read by no script and is sent to nobody else. It lasts ${terms.DEVICE_KNOWN_DAYS} days after you have signed in, also when you sign out, and ${terms.DEVICE_ASKING_HOURS} hours otherwise. Without it you can sign in all the same.`,
          ar: `لا نتتبع أحداً. نضع ملف تعريف ارتباط واحداً عند طلب رمز أو التسجيل أو الدخول. به نتعرف، عند تسجيل الدخول فقط، على متصفح سبق أن سجّلت الدخول منه، حتى لا يتمكن غرباء يجرّبون الرموز من منعك من الدخول. يحتوي على رقم عشوائي وأرقام الحسابات التي سجّلت الدخول، ولا يستطيع أي برنامج نصي قراءته، ولا يُرسل إلى أي جهة أخرى. يبقى ${countInArabic(terms.DEVICE_KNOWN_DAYS, 'days')} بعد تسجيل الدخول، حتى إذا سجّلت الخروج، و${countInArabic(terms.DEVICE_ASKING_HOURS, 'hours')} فيما عدا ذلك. ويمكنك تسجيل الدخول من دونه أيضاً.`,
        },
        {
          en: `A second one is set when you hold a time before you book it: a random number, for ${terms.HOLDING_BROWSER_HOURS} hours. By it we know that the time is held for you.`,
          ar: `ونضع ملفاً ثانياً عندما نحتفظ لك بموعد قبل تأكيد حجزه: رقم عشوائي يبقى ${countInArabic(terms.HOLDING_BROWSER_HOURS, 'hours')}، به نعرف أن الموعد محفوظ لك.`,
        },
        {
          en: 'The local storage of your browser keeps your sign-in, what was last loaded and your choice of language and appearance, so that pages open quickly; signing out clears your personal data from it. A booking that was interrupted, and that you have seen a notice, are kept until you close the tab.',
          ar: 'يحتفظ متصفحك في ذاكرته المحلية بهوية من سجّل الدخول وآخر ما جرى تحميله واختيارك للغة والمظهر، لتُفتح الصفحات بسرعة؛ ويمحو تسجيل الخروج بياناتك الشخصية منها. أما الحجز الذي لم يكتمل، وكونك قد اطلعت على إشعار، فيُحفظان حتى إغلاق علامة التبويب.',
        },
      ],
    },
    {
      title: { en: 'Children', ar: 'الأطفال' },
      body: [
        {
          en: `Our services are for adults. We do not serve anyone under ${terms.ADULT_YEARS} and do not knowingly keep their data; if we learn that we do, we erase it.`,
          ar: `خدماتنا للبالغين. لا نخدم من هم دون ${terms.ADULT_YEARS} سنة ولا نحفظ بياناتهم عن علم، وإن علمنا بذلك حذفناها.`,
        },
      ],
    },
    {
      title: { en: 'International Transfers', ar: 'نقل البيانات إلى الخارج' },
      body: [
        {
          en: `If a provider that works for us, such as the one that delivers our e-mail, handles data outside ${country.en}, we make sure by contract that it is protected as the law here requires.`,
          ar: `إذا عالج مزوّد يعمل لصالحنا، كالذي يوصل بريدنا الإلكتروني، بيانات خارج ${country.ar}، فإننا نضمن بموجب عقد حمايتها وفق ما يقتضيه القانون هنا.`,
        },
      ],
    },
    {
      title: { en: 'Retention', ar: 'مدة الحفظ' },
      body: [
        {
          en: 'What we no longer need is deleted by itself, once a day. This is how long we keep what:',
          ar: 'ما لم نعد نحتاج إليه يُحذف تلقائياً مرة كل يوم. وهذه مدد احتفاظنا بكل شيء:',
        },
        {
          en: `- ${membership ? 'Bookings, packages and memberships' : 'Bookings and packages'} are our books and stay. Your name, your contact details and everything else that says who you are go from them when you erase your account, or after ${terms.BOOKS_STAY_YEARS} years in which you did nothing with us.`,
          ar: `- الحجوزات والباقات${membership ? ' والعضويات' : ''} هي دفاترنا وتبقى لدينا. ويُحذف منها اسمك وبيانات التواصل معك وكل ما يدل عليك عندما تحذف حسابك، أو بعد ${countInArabic(terms.BOOKS_STAY_YEARS, 'years')} من دون أي تعامل معنا.`,
        },
        {
          en: '- Health notes are erased when you withdraw your consent, or with your account. Notes written when registering are kept aside until the e-mail address is proven, and thrown away if somebody else wrote them.',
          ar: '- تُحذف الملاحظات الصحية عند سحب موافقتك أو مع حذف حسابك. أما ما يُكتب منها عند التسجيل فيُحفظ جانباً إلى أن يُثبَت البريد الإلكتروني، ويُحذف إن كان شخص آخر قد كتبه.',
        },
        {
          en: `- A registration whose e-mail address is never confirmed is deleted after ${terms.UNVERIFIED_STAYS_DAYS} days.`,
          ar: `- يُحذف كل تسجيل لم يُثبت أحد ملكية بريده الإلكتروني بعد ${countInArabic(terms.UNVERIFIED_STAYS_DAYS, 'days')}.`,
        },
        shared_packages
          ? {
              en: `- An invitation to a package that nobody accepts is deleted ${terms.INVITATION_STAYS_DAYS} days after it has ended.`,
              ar: `- تُحذف كل دعوة إلى باقة لم يقبلها أحد بعد ${countInArabic(terms.INVITATION_STAYS_DAYS, 'days')} من انتهائها.`,
            }
          : null,
        {
          en: `- An e-mail that cannot be delivered is tried for ${terms.MAIL_TRIED_DAYS} days at most. What it says is deleted when it is sent or given up.`,
          ar: `- تتكرر محاولة إرسال الرسالة التي يتعذّر تسليمها مدة أقصاها ${countInArabic(terms.MAIL_TRIED_DAYS, 'days')}. ويُحذف نصها عند إرسالها أو عند التوقف عن المحاولة.`,
        },
        {
          en: `- The record of an e-mail that we sent stays ${terms.MAIL_STAYS_DAYS} days, and as long that of a message by another channel, such as a text message.`,
          ar: `- يبقى سجل كل رسالة أرسلناها ${countInArabic(terms.MAIL_STAYS_DAYS, 'days')}، بالبريد الإلكتروني كانت أم بوسيلة أخرى، مثل الرسائل النصية.`,
        },
        {
          en: `- What you wait for on the waiting list is deleted ${terms.WAITING_STAYS_DAYS} days after its last day.`,
          ar: `- يُحذف ما تنتظره في قائمة الانتظار بعد ${countInArabic(terms.WAITING_STAYS_DAYS, 'days')} من آخر أيامه.`,
        },
        {
          en: `- What you were about to book or buy with an online payment that was not made, or that was given back, is deleted ${terms.UNPAID_REQUEST_STAYS_DAYS} days after it was begun.`,
          ar: `- يُحذف ما كنت ستحجزه أو تشتريه بدفعة عبر الإنترنت لم تكتمل أو أُعيدت إليك بعد ${countInArabic(terms.UNPAID_REQUEST_STAYS_DAYS, 'days')} من بدئها.`,
        },
        membership && partners
          ? {
              en: `- What you opened, copied or asked for at partners stays ${terms.INTERACTION_STAYS_DAYS} days.`,
              ar: `- يبقى ما فتحته أو نسخته أو طلبته لدى الشركاء ${countInArabic(terms.INTERACTION_STAYS_DAYS, 'days')}.`,
            }
          : null,
        {
          en: `- A one-time code is valid for ${terms.CODE_LASTS_MINUTES} minutes. Codes, counts of attempts and the network addresses with them are deleted within a day or two.`,
          ar: `- يصلح رمز الدخول لمدة ${countInArabic(terms.CODE_LASTS_MINUTES, 'minutes')}. وتُحذف الرموز وأعداد المحاولات وعناوين الشبكة المرتبطة بها خلال يوم أو يومين.`,
        },
        {
          en: `- The record of a sign-in goes when it ends; if you sign out, ${terms.ENDED_SESSION_STAYS_DAYS} days later.`,
          ar: `- يُحذف سجل الدخول عند انتهائه؛ وإذا سجّلت الخروج فبعد ذلك بـ${countInArabic(terms.ENDED_SESSION_STAYS_DAYS, 'days')}.`,
        },
        {
          en: `- The reply to a booking stays ${terms.REPLY_STAYS_HOURS} hours, so that a repeated request does not book twice.`,
          ar: `- يبقى الرد على طلب الحجز ${countInArabic(terms.REPLY_STAYS_HOURS, 'hours')}، حتى لا يؤدي تكرار الطلب إلى حجزين.`,
        },
        {
          en: `- A picture is deleted when another takes its place. One that was uploaded and that no account shows is deleted after ${countInEnglish(terms.UNUSED_PICTURE_STAYS_DAYS, 'day')}.`,
          ar: `- تُحذف الصورة عندما تحل محلها صورة أخرى. وتُحذف الصورة المرفوعة التي لا يعرضها أي حساب بعد ${countInArabic(terms.UNUSED_PICTURE_STAYS_DAYS, 'days')}.`,
        },
      ],
    },
    {
      title: { en: 'Third Parties', ar: 'الأطراف الأخرى' },
      body: [
        {
          en: 'This website loads nothing from other companies. It links to some, such as a map, a chat or social networks; once you follow a link, their policies apply.',
          ar: 'لا يحمّل هذا الموقع شيئاً من شركات أخرى. وفيه روابط إلى بعضها، كالخرائط والمحادثات وشبكات التواصل، وعند فتح أي رابط تسري سياسات أصحابه.',
        },
      ],
    },
  ];
}

/** Sections 13 to 15: changes, contact, law. */
function aboutUs(studio: PolicyStudio): PolicySection[] {
  const country = countryOf(studio);
  return [
    {
      title: { en: 'Changes to This Policy', ar: 'التغييرات على هذه السياسة' },
      body: [
        {
          en: 'When we change this policy we publish it here. If a change affects what we do with data that we already hold, we tell you by e-mail before it takes effect.',
          ar: 'إذا غيّرنا هذه السياسة نشرناها هنا. وإذا مسّ التغيير ما نفعله ببيانات لدينا أخبرناك بالبريد الإلكتروني قبل سريانه.',
        },
      ],
    },
    {
      title: { en: 'Contact Us', ar: 'التواصل معنا' },
      body: [contactLines(studio)],
    },
    {
      title: { en: 'Governing Law', ar: 'القانون المطبَّق' },
      body: [
        studio.court.en
          ? {
              en: `This policy is governed by the laws of ${country.en}. The courts of ${studio.court.en} have jurisdiction over any dispute about it.`,
              ar: `تخضع هذه السياسة لقوانين ${country.ar}، وتختص محاكم ${studio.court.ar} بالنظر في أي نزاع بشأنها.`,
            }
          : {
              en: `This policy is governed by the laws of ${country.en}.`,
              ar: `تخضع هذه السياسة لقوانين ${country.ar}.`,
            },
      ],
    },
  ];
}
