/**
 * The product's sentences in Arabic. `{…}` stands for whatever is said in its place, which is itself
 * translated where the studio has words for it. Each key is the English sentence as the code says it.
 */
const sentences: Readonly<Record<string, string>> = {
  'Please log in again.': 'يرجى تسجيل الدخول من جديد.',
  'Your account may not do this.': 'لا يملك حسابك صلاحية القيام بذلك.',
  'This address is not written correctly.': 'هذا العنوان غير مكتوب بشكل صحيح.',
  'There is nothing at this address.': 'لا يوجد شيء على هذا العنوان.',
  'We are very busy right now. Please try again.': 'نحن مشغولون جداً الآن. يرجى المحاولة مرة أخرى.',
  'Something went wrong on our side. Please try again.':
    'حدث خطأ من جهتنا. يرجى المحاولة مرة أخرى.',
  'This field is required.': 'هذا الحقل مطلوب.',
  'Please check: {fields}.': 'يرجى مراجعة: {fields}.',
  'This {problem}.': 'هذه القيمة غير صالحة.',
  'Please send the picture as the file "{name}" of a form.':
    'يرجى إرسال الصورة كملف باسم "{name}" ضمن نموذج.',
  'This file is too large. Please choose one of 5 MB at most.':
    'الملف كبير جداً. يرجى اختيار ملف لا يتجاوز 5 ميغابايت.',
  'The file did not arrive whole. Please try again.': 'لم يصل الملف كاملاً. يرجى المحاولة مرة أخرى.',
  'Please choose a picture.': 'يرجى اختيار صورة.',
  'Please choose a picture: JPEG, PNG, WebP or AVIF.':
    'يرجى اختيار صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
  'This picture is too large. Please choose one of 40 megapixels at most.':
    'الصورة كبيرة جداً. يرجى اختيار صورة لا تتجاوز 40 ميغابكسل.',
  'This picture cannot be read. Please choose another.':
    'تعذّرت قراءة هذه الصورة. يرجى اختيار صورة أخرى.',
  'That is a lot of pictures. Please wait a little and try again.':
    'عدد الصور كبير. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
  'There is no such picture.': 'هذه الصورة غير موجودة.',
  'We do not know this therapist.': 'لا نعرف هذا المعالج.',
  'We do not know this branch.': 'لا نعرف هذا الفرع.',
  'We do not know this package.': 'لا نعرف هذه الباقة.',
  'Please say where.': 'يرجى تحديد الفرع.',
  'The last day must not be before the first.': 'يجب ألا يسبق اليوم الأخير اليوم الأول.',
  'Please ask for {days} days at most.': 'يرجى طلب {days} يوماً كحد أقصى.',
  'Please say why.': 'يرجى ذكر السبب.',
  'Please give a whole number of minutes other than 0.':
    'يرجى إدخال عدد صحيح من الدقائق غير الصفر.',
  'This package is unlimited.': 'هذه الباقة غير محدودة.',
  'This package has only {minutes} minutes left.': 'لم يبقَ في هذه الباقة سوى {minutes} دقيقة.',
  'Your {package} is no longer active.': '{package} لم تعد مفعّلة.',
  'Your {package} expires before this day. Please choose an earlier one.':
    'تنتهي صلاحية {package} قبل هذا اليوم. يرجى اختيار يوم أقرب.',
  'Your {package} covers one session a day, and this day already has one.':
    'تشمل {package} جلسة واحدة في اليوم، ولديك جلسة في هذا اليوم.',
  'Your {package} has only {minutes} minutes left.': 'لم يبقَ في {package} سوى {minutes} دقيقة.',
  'You may use only {minutes} more minutes of the {package} shared with you.':
    'يمكنك استخدام {minutes} دقيقة فقط من {package} المشتركة معك.',
  'You cannot book a new {service} because you currently already have the {package} with a balance of {minutes} mins on this account.':
    'لا يمكنك حجز {service} جديدة لأن في حسابك حالياً {package} برصيد {minutes} دقيقة.',
  'You cannot book a new {service} because you currently already have the {package} with a balance of unlimited mins on this account.':
    'لا يمكنك حجز {service} جديدة لأن في حسابك حالياً {package} برصيد غير محدود.',
  'Please choose a package.': 'يرجى اختيار باقة.',
  'Please choose how much of the package.': 'يرجى اختيار حجم الباقة.',
  'This package is not offered any more.': 'هذه الباقة لم تعد معروضة.',
  'Please choose one of your packages.': 'يرجى اختيار إحدى باقاتك.',
  'This is not a package of yours.': 'هذه الباقة ليست لك.',
  'Please choose 5 to 180 minutes in steps of 5.':
    'يرجى اختيار مدة من 5 إلى 180 دقيقة بخطوات من 5 دقائق.',
  'The {package} does not include one of these services.': 'لا تشمل {package} إحدى هذه الخدمات.',
  'This address books {types}, not {type}.': 'هذا العنوان مخصص لحجز {types} وليس {type}.',
  'Nobody is free at this time. Please choose another.':
    'لا يوجد معالج متاح في هذا الوقت. يرجى اختيار وقت آخر.',
  'We do not know this appointment.': 'لا نعرف هذا الموعد.',
  'This session starts in less than 3 hours. If you cancel it now, it counts as used.':
    'تبدأ هذه الجلسة بعد أقل من 3 ساعات. إذا ألغيتها الآن فستُحتسب مستخدمة.',
  'This session starts in less than 3 hours, so it can no longer be moved.':
    'تبدأ هذه الجلسة بعد أقل من 3 ساعات، ولم يعد تغيير موعدها ممكناً.',
  'This therapist does not work at the branch of your session.':
    'هذا المعالج لا يعمل في فرع جلستك.',
  'This session is already cancelled.': 'هذه الجلسة ملغاة بالفعل.',
  'This session has already started.': 'بدأت هذه الجلسة بالفعل.',
  'This session has not started yet.': 'لم تبدأ هذه الجلسة بعد.',
  'This session is not checked in yet.': 'لم يُسجَّل الحضور لهذه الجلسة بعد.',
  'This session is checked in already.': 'سُجِّل الحضور لهذه الجلسة بالفعل.',
  'This session is completed.': 'اكتملت هذه الجلسة.',
  'This session was missed.': 'فاتت هذه الجلسة.',
  'Invalid OTP or expired.': 'الرمز غير صحيح أو انتهت صلاحيته.',
  'Too many wrong codes. Please wait a little and try again.':
    'أُدخلت رموز خاطئة كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
  'Too many wrong codes were entered today. Please try again tomorrow or call us.':
    'أُدخلت اليوم رموز خاطئة كثيرة. يرجى المحاولة غداً أو الاتصال بنا.',
  'Too many codes were requested. Please wait a little and try again.':
    'طُلبت رموز كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
  'We do not know this e-mail address yet.': 'لا نعرف هذا البريد الإلكتروني بعد.',
  'We have sent a code to your e-mail.': 'أرسلنا رمزاً إلى بريدك الإلكتروني.',
  'The token is good.': 'رمز الدخول صالح.',
  'Too many registrations. Please wait a little and try again.':
    'عمليات التسجيل كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
  'Too many cards were checked. Please wait a little and try again.':
    'جرى التحقق من بطاقات كثيرة. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
  'This is not a membership card of ours.': 'هذه ليست بطاقة عضوية صادرة عنا.',
  'This code is too old. Please ask to see the card again.':
    'هذا الرمز قديم. يرجى طلب إظهار البطاقة من جديد.',
  'You do not have a membership yet.': 'ليست لديك عضوية بعد.',
  'Please choose a therapist.': 'يرجى اختيار المعالج.',
  'This Idempotency-Key was used for another booking.': 'استُخدم مفتاح الطلب هذا لحجز آخر.',
  'This time is no longer free. Please choose another.':
    'هذا الوقت لم يعد متاحاً. يرجى اختيار وقت آخر.',
  'This time has already passed. Please choose another.': 'هذا الوقت مضى. يرجى اختيار وقت آخر.',
  'One of the chosen services is not offered any more.': 'إحدى الخدمات المختارة لم تعد متوفرة.',
  'Please choose one duration for each service.': 'يرجى اختيار مدة واحدة لكل خدمة.',
  'These services take {minutes} minutes.': 'تستغرق هذه الخدمات {minutes} دقيقة.',
  'To arrange an appointment with {name}, please call the studio.':
    'لتحديد موعد مع {name}، يرجى الاتصال بالاستوديو.',
  'You can book up to {days} days ahead.': 'يمكنك الحجز قبل الموعد بما لا يزيد على {days} يوماً.',
  'We are closed on this date for {closure}.': 'نحن مغلقون في هذا التاريخ بمناسبة {closure}.',
  'The price has changed. Please check the new total.': 'تغيّر السعر. يرجى مراجعة المجموع الجديد.',
  '{name} does not work at this location.': '{name} لا يعمل في هذا الفرع.',
  '{name} does not offer all of these services.': '{name} لا يقدّم كل هذه الخدمات.',
  'Please agree to us keeping your health notes, or leave them empty.':
    'يرجى الموافقة على حفظ ملاحظاتك الصحية أو ترك الحقل فارغاً.',
  'Please enter one valid e-mail address.': 'يرجى إدخال بريد إلكتروني واحد صالح.',
  'Please enter a first name in plain text.': 'يرجى كتابة الاسم الأول بنص عادي.',
  'Please enter a last name in plain text.': 'يرجى كتابة اسم العائلة بنص عادي.',
  'Please enter a phone number of 5 to 15 digits.': 'يرجى إدخال رقم هاتف من 5 إلى 15 رقماً.',
  'Please use plain text.': 'يرجى استخدام نص عادي.',
  'An account with this e-mail already exists. Please sign in instead.':
    'يوجد حساب بهذا البريد الإلكتروني. يرجى تسجيل الدخول.',
  'We do not know this discount.': 'لا نعرف هذا الخصم.',
  'You have asked for a new code today. Please try again tomorrow.':
    'سبق أن طلبت رمزاً جديداً اليوم. يرجى المحاولة غداً.',
  'Thank you. We are asking the partner for a new code.': 'شكراً لك. نطلب من الشريك رمزاً جديداً.',
  'Here is another code.': 'إليك رمزاً آخر.',
  'Noted.': 'سُجّل ذلك.',
  'Please sign in with {email}, where this invitation was sent.':
    'يرجى تسجيل الدخول بالعنوان {email} الذي أُرسلت إليه هذه الدعوة.',
  'Only adults of 18 years or older can share a package.':
    'لا تُتاح مشاركة الباقات إلا لمن بلغ 18 عاماً فأكثر.',
  'Too many invitations were sent today. Please try again tomorrow.':
    'أُرسلت دعوات كثيرة اليوم. يرجى المحاولة غداً.',
  'We do not know this person.': 'لا نعرف هذا الشخص.',
  'You now share this package.': 'أصبحت تشارك في هذه الباقة.',
  'Only shared packages can be shared.': 'لا يمكن مشاركة سوى الباقات المشتركة.',
  'This package can no longer be used, so nobody can join it.':
    'لم تعد هذه الباقة صالحة للاستخدام، فلا يمكن لأحد الانضمام إليها.',
  'This package can no longer be used.': 'لم تعد هذه الباقة صالحة للاستخدام.',
  'This package is yours already.': 'هذه الباقة لك أصلاً.',
  'This person shares the package already.': 'هذا الشخص مشارك في الباقة بالفعل.',
  'This package is for {people} people, and all places are taken.':
    'هذه الباقة مخصصة لعدد {people} من الأشخاص، وقد شُغلت جميع الأماكن.',
  'This invitation is no longer good. Please ask for a new one.':
    'لم تعد هذه الدعوة صالحة. يرجى طلب دعوة جديدة.',
  'Accounts of the team are closed by the manager. Please ask there.':
    'حسابات فريق العمل يغلقها المدير. يرجى مراجعته.',
  'This is not the e-mail address of your account.': 'هذا ليس البريد الإلكتروني الخاص بحسابك.',
  'A session was booked just now. Please try again.':
    'حُجزت جلسة قبل لحظات. يرجى المحاولة مرة أخرى.',
  'Your account is erased. Take care.': 'حُذف حسابك. نتمنى لك دوام الصحة.',
  "You don't have any active packages": 'ليست لديك أي باقات سارية',
};

const patterns = Object.entries(sentences)
  .filter(([english]) => english.includes('{'))
  .map(([english, arabic]) => {
    const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const source = english
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+?)');
    return { pattern: new RegExp(`^${source}$`, 's'), names, arabic };
  });

/** A sentence of the product in Arabic, or as it is when it has no translation. */
export function sayInArabic(sentence: string, words: ReadonlyMap<string, string>): string {
  const whole = sentences[sentence];
  if (whole !== undefined) return whole;
  for (const { pattern, names, arabic } of patterns) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    return arabic.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const said = found[names.indexOf(name) + 1] ?? '';
      return words.get(said) ?? said;
    });
  }
  return sentence;
}
