-- Therapists are named in Arabic beside the Latin letters, and the studio's Arabic words are mended
-- where they still stand as they were first written.

alter table therapists add column name_ar text;
comment on column therapists.name_ar is
  'first and last name in Arabic letters; null: only in those of the account';

update therapists set name_ar = named.ar
from accounts, (
  values
    ('Noura', 'Al Hashimi', 'نورة الهاشمي'),
    ('Omar', 'Farouk', 'عمر فاروق'),
    ('Grace', 'Wanjiru', 'غريس وانجيرو'),
    ('Daniel', 'Novak', 'دانيال نوفاك'),
    ('Camille', 'Laurent', 'كاميل لوران'),
    ('Arjun', 'Menon', 'أرجون مينون'),
    ('Liza', 'Santos', 'ليزا سانتوس'),
    ('Karim', 'Mansour', 'كريم منصور'),
    ('Huda', 'Rahman', 'هدى رحمن'),
    ('Viktor', 'Petrov', 'فيكتور بيتروف')
) as named (first_name, last_name, ar)
where accounts.id = therapists.account_id
  and accounts.first_name = named.first_name
  and accounts.last_name = named.last_name;

update translations set words = better.words
from (
  values
    ('خدمات التمدد والتعافي الأولى في دبي منذ عام 2020', 'خدمات الإطالة والتعافي الأولى في دبي منذ عام 2020'),
    ('التمدد', 'الإطالة'),
    ('يأخذك المعالج في جلسة تمدد بمساعدته تشمل الجسم كله.', 'جلسة إطالة كاملة للجسم على يد المعالج.'),
    ('تمدد PNF', 'إطالة PNF'),
    ('شدّ ثم ارتخاء ثم مدى أبعد: تمدد في مقابل مقاومة المعالج.', 'شدّ ثم ارتخاء ثم مدى أبعد: إطالة في مقابل مقاومة المعالج.'),
    ('التمدد الحركي', 'الإطالة الحركية'),
    ('تمدد الحوامل', 'إطالة الحوامل'),
    ('تمدد لطيف بمساعدة المعالجة وبوضعيات مريحة خلال الحمل.', 'إطالة لطيفة بمساعدة المعالِجة وبوضعيات مريحة خلال الحمل.'),
    ('وقت أمام لوح من الضوء الأحمر والأشعة القريبة من تحت الحمراء، للبشرة والتعافي.', 'وقت أمام لوح من الضوء الأحمر والأشعة تحت الحمراء القريبة، للبشرة والتعافي.'),
    ('حذاء يضغط على الساقين على شكل موجات ليريحهما من الثقل.', 'أكمام هوائية تضغط على الساقين بموجات متتابعة فتريحهما من الثقل.'),
    ('خمس ساعات لتكتشف ما يصنعه التمدد المنتظم.', 'خمس ساعات لاكتشاف ما تصنعه الإطالة المنتظمة.'),
    ('عشر ساعات من التمدد والمساج، جلسة كل أسبوع أو أكثر.', 'عشر ساعات من الإطالة والمساج، جلسة كل أسبوع أو أكثر.'),
    ('تمدد بلا حدود', 'إطالة بلا حدود'),
    ('جلسة تمدد واحدة كل يوم لمدة 30 يوماً.', 'جلسة إطالة واحدة كل يوم لمدة 30 يوماً.')
) as better (worse, words)
where translations.language = 'ar' and translations.words = better.worse;
