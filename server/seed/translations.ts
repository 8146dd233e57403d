/** The seeded names, descriptions and addresses in Arabic, by their English words. */
export const arabic: Readonly<Record<string, string>> = {
  'Premier stretching and recovery services in Dubai since 2020':
    'خدمات الإطالة والتعافي الأولى في دبي منذ عام 2020',
  'Hello Limber, I have a question.': 'مرحباً Limber، لديّ سؤال.',
  'Al Warqa Mall, Tripoli st, Dubai': 'الورقاء مول، شارع طرابلس، دبي',
  'Al Mizhar 1, Dubai': 'المزهر 1، دبي',
  'Two hours free in the garage of the mall. Take the lift at entrance B.':
    'ساعتان مجاناً في مواقف المول. استخدم المصعد عند المدخل B.',
  'Free in front of the door.': 'مجاناً أمام الباب.',
  'Al Warqa': 'الورقاء',
  'Al Mizhar': 'المزهر',
  DMCC: 'مركز دبي للسلع المتعددة',
  JVC: 'قرية جميرا الدائرية',
  Main: 'الفرع الرئيسي',
  Downtown: 'وسط مدينة دبي',
  'Dubai Marina': 'مرسى دبي',
  Dubai: 'دبي',
  'Eid Al Adha': 'عيد الأضحى',
  'Eid Al Fitr': 'عيد الفطر',
  'Eid Mubarak!': 'عيد مبارك!',

  'Treatment room': 'غرفة علاج',
  'Treatment room 1': 'غرفة العلاج 1',
  'Treatment room 2': 'غرفة العلاج 2',
  'Treatment room 3': 'غرفة العلاج 3',
  'Red-light bed': 'سرير الضوء الأحمر',
  'Compression boots': 'أكمام الضغط',
  'Compression boots 1': 'أكمام الضغط 1',
  'Compression boots 2': 'أكمام الضغط 2',

  Stretching: 'الإطالة',
  'A therapist takes you through an assisted stretch of the whole body.':
    'جلسة إطالة كاملة للجسم على يد المعالج.',
  'Sport Massage': 'المساج الرياضي',
  'Firm work on tired muscles, before or after training.':
    'ضغط قوي على العضلات المتعبة، قبل التمرين أو بعده.',
  'PNF Stretching': 'إطالة PNF',
  'Contract, relax and reach further: stretching against the therapist’s hold.':
    'شدّ ثم ارتخاء ثم مدى أبعد: إطالة في مقابل مقاومة المعالج.',
  'Dynamic Stretching': 'الإطالة الحركية',
  'Led movement through your full range, to warm up and wake up.':
    'حركات موجَّهة في كامل مداك الحركي، لإحماء الجسم وتنشيطه.',
  'Deep Tissue Massage': 'مساج الأنسجة العميقة',
  'Slow pressure on the deeper layers, for knots that stay.':
    'ضغط بطيء على الطبقات العميقة، للعُقد التي لا تزول.',
  'Prenatal Stretching': 'إطالة الحوامل',
  'Gentle assisted stretching in comfortable positions during pregnancy.':
    'إطالة لطيفة بمساعدة المعالِجة وبوضعيات مريحة خلال الحمل.',
  Cupping: 'الحجامة الجافة',
  'Moving and resting cups to ease back and shoulders.':
    'كؤوس متحركة وثابتة لإراحة الظهر والكتفين.',
  'Red-Light Therapy': 'العلاج بالضوء الأحمر',
  'Time before a panel of red and near-infrared light, for skin and recovery.':
    'وقت أمام لوح من الضوء الأحمر والأشعة تحت الحمراء القريبة، للبشرة والتعافي.',
  Compression: 'العلاج بالضغط',
  'Boots that squeeze in waves to rest heavy legs.':
    'أكمام هوائية تضغط على الساقين بموجات متتابعة فتريحهما من الثقل.',

  'Starter Package': 'باقة البداية',
  'Five hours to find out what regular stretching does for you.':
    'خمس ساعات لاكتشاف ما تصنعه الإطالة المنتظمة.',
  'Balance Package': 'باقة التوازن',
  'Ten hours of stretching and massage, a session a week or more.':
    'عشر ساعات من الإطالة والمساج، جلسة كل أسبوع أو أكثر.',
  'Performance Package': 'باقة الأداء',
  'Twenty hours for those who train hard all year.': 'عشرون ساعة لمن يتمرن بجدّ طوال العام.',
  'Shared Package for Two': 'باقة مشتركة لشخصين',
  'One balance for you and one other adult.': 'رصيد واحد لك ولشخص بالغ آخر.',
  'Family Shared Package': 'باقة العائلة المشتركة',
  'One balance for up to four adults.': 'رصيد واحد لأربعة بالغين كحد أقصى.',
  'Unlimited Stretching': 'إطالة بلا حدود',
  'One stretching session a day for 30 days.': 'جلسة إطالة واحدة كل يوم لمدة 30 يوماً.',
  'Unlimited Recovery': 'تعافٍ بلا حدود',
  'One session a day of any service for 30 days.': 'جلسة واحدة كل يوم من أي خدمة لمدة 30 يوماً.',

  'Every booking': 'كل حجز',
  'Wellness and recovery': 'العافية والتعافي',
  'Taken off every booking and every package by itself.': 'يُخصم تلقائياً من كل حجز وكل باقة.',
  'Triathlon training': 'تدريب الترايثلون',
  'Off training plans and group sessions in the pool, on the bike and on the track.':
    'على خطط التدريب والحصص الجماعية في المسبح وعلى الدراجة وفي المضمار.',
  'Sport wear': 'ملابس رياضية',
  'Off everything in the shop that is not on sale already.':
    'على كل ما في المتجر من غير المعروضات المخفّضة.',
  'Gym and crossfit': 'صالة رياضية وكروس فت',
  'Off day passes and monthly memberships.': 'على بطاقات اليوم الواحد والاشتراكات الشهرية.',
  'Female gym': 'صالة رياضية للنساء',
  'Off small classes for women.': 'على الحصص الصغيرة للنساء.',
  'Health snacks': 'وجبات خفيفة صحية',
  'Off every box of bars and granola.': 'على كل علبة من ألواح الشوفان والجرانولا.',
  'Hydration drinks': 'مشروبات الترطيب',
  'Off all drinks, delivered across the Emirates.':
    'على جميع المشروبات، مع التوصيل إلى كل أنحاء الإمارات.',
  Lifestyle: 'أسلوب حياة',
  'Off bottles, bags and mats.': 'على القوارير والحقائب والسجاد الرياضي.',
  Services: 'خدمات',
  'Off washing and care of your sports clothes.': 'على غسل ملابسك الرياضية والعناية بها.',
  Wellness: 'العافية',
  'Off facials and treatments from Sunday to Thursday.':
    'على جلسات العناية بالبشرة والعلاجات من الأحد إلى الخميس.',
  'Restaurant and cafe': 'مطعم ومقهى',
  'Off food and hot drinks for your table.': 'على الطعام والمشروبات الساخنة داخل المحل.',
};
