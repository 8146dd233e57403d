/** What people call the fields of a request, in English and in Arabic. */
const fieldWords: Readonly<Record<string, readonly [english: string, arabic: string]>> = {
  first_name: ['first name', 'الاسم الأول'],
  last_name: ['last name', 'اسم العائلة'],
  email: ['e-mail address', 'البريد الإلكتروني'],
  phone_number: ['phone number', 'رقم الهاتف'],
  gender: ['gender', 'الجنس'],
  medical_issues: ['health notes', 'الملاحظات الصحية'],
  medicalIssues: ['health notes', 'الملاحظات الصحية'],
  health_notes_agreed: ['agreement to health notes', 'الموافقة على الملاحظات الصحية'],
  goal: ['goal', 'الهدف'],
  language: ['language', 'اللغة'],
  otp: ['code', 'الرمز'],
  token: ['token', 'رمز الدخول'],
  refresh: ['refresh token', 'رمز تجديد الدخول'],
  pass: ['code of the card', 'رمز البطاقة'],
  id: ['identifier', 'المعرّف'],
  person: ['person', 'الشخص'],
  services: ['services', 'الخدمات'],
  serviceType: ['kind of booking', 'نوع الحجز'],
  therapist_id: ['therapist', 'المعالج'],
  therapist_gender: ['wish for a woman or a man', 'الرغبة في معالجة أو معالج'],
  date: ['date', 'التاريخ'],
  from: ['first day', 'اليوم الأول'],
  to: ['last day', 'اليوم الأخير'],
  time: ['time', 'الوقت'],
  duration: ['duration', 'المدة'],
  total_duration: ['duration', 'المدة'],
  total_price: ['price', 'السعر'],
  location: ['branch', 'الفرع'],
  user_package_id: ['package', 'الباقة'],
  shared_package_id: ['package', 'الباقة'],
  unlimited_package_id: ['package', 'الباقة'],
  package_id: ['package', 'الباقة'],
  package_balance_id: ['size of the package', 'حجم الباقة'],
  cap_minutes: ['most minutes', 'الحد الأقصى للدقائق'],
  moving: ['session to be moved', 'الجلسة المراد تغيير موعدها'],
  adult: ['confirmation of age', 'تأكيد العمر'],
  accept_late: ['late cancellation', 'الإلغاء المتأخر'],
  discount_id: ['discount', 'الخصم'],
  interaction_type: ['kind of interaction', 'نوع التفاعل'],
  client_id: ['client', 'العميل'],
  payer_id: ['payer', 'الدافع'],
  lines: ['lines', 'السطور'],
  payments: ['payments', 'الدفعات'],
  tips: ['tips', 'الإكراميات'],
  float: ['float', 'رصيد البداية'],
  counted: ['counted cash', 'النقد المعدود'],
  amount: ['amount', 'المبلغ'],
  reason: ['reason', 'السبب'],
  day: ['day', 'اليوم'],
  number: ['number', 'الرقم'],
  days: ['days', 'الأيام'],
  limit: ['length of the page', 'طول الصفحة'],
  offset: ['start of the page', 'بداية الصفحة'],
  'idempotency-key': ['key of the request', 'مفتاح الطلب'],
};

/** The fields that these paths lead to, such as `services.0.time`, as people call them. */
export function fieldsInWords(paths: readonly string[]): { en: string; ar: string } {
  const words = paths.map((path) => {
    const [field = ''] = path.split('.');
    return fieldWords[field] ?? [field, field];
  });
  return {
    en: words.map(([english]) => english).join(', '),
    ar: words.map(([, arabic]) => arabic).join('، '),
  };
}
