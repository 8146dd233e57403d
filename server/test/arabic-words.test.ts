import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const ARABIC = /[\u0621-\u064a]/;

/** Every line of the product with an Arabic sentence, as `file: line`. */
function arabicLines(): string[] {
  const walked = ['server/src', 'server/seed', 'contract/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
  return [...walked, 'web/locales/ar/messages.po'].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => ARABIC.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

/** A line without its choices of the given kind, `{reader, select, …}` or `{count, plural, …}`. */
function without(kind: 'select' | 'plural', line: string): string {
  const start = line.search(new RegExp(`\\{\\w+, ${kind},`));
  if (start === -1) return line;
  let depth = 0;
  let end = start;
  do {
    if (line[end] === '{') depth += 1;
    if (line[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < line.length);
  return without(kind, line.slice(0, start) + line.slice(end));
}

const lines = arabicLines();

/** Words and phrases that were replaced by better ones, as they appear in a sentence. */
const WORSE = [
  /تمدد/, // الإطالة
  /القريبة من تحت الحمراء/, // تحت الحمراء القريبة
  /حذاء|أحذية/, // أكمام هوائية
  /يشاركك/, // دعوة من … لمشاركة باقة, مشتركة من …
  /نسيانك|(?:^|[\s"])(?:ال)?محو(?:[\s"]|ه|ها)|يُمحى|مُحيت/, // حذف
  /يُحتسب استخداماً|تُحتسب (?:الجلسة )?مستخدمة/, // احتُسبت مستخدَمة
  /خصمت عضويتك/, // وفّرت لك عضويتك
  /مفضّلوك|مفضّليك/, // معالجوك المفضلون
  /ليمبر/, // Limber
  /مدرّ?ب/, // معالج
  /عضو لدينا؟/, // عضو بالفعل؟
  /يرجى مراجعة: /, // يرجى التحقق من
  /امرأة/, // معالِجة
  /: "?msgstr "(?:عنك|رجل|لا شيء بعد)"$/, // بياناتك, معالِج, معالِجة, لا توجد صورة بعد
];

test.each(WORSE.map((pattern) => [pattern]))('nothing says %s any more', (pattern) => {
  expect(lines.filter((line) => pattern.test(line))).toEqual([]);
});

/** Addressed only to a man: orders, verbs and nouns. */
const TO_A_MAN =
  /(?<![\u0621-\u0652])(?<!من )(?:احجز|اختر|سجّل|أدخل|أظهر|اكتب|افتح|اشترِ|ابدأ|ادعُ|اطلب|أضف|اسأل|حاول|انتقل|اترك|اتركه|أكمل|أكّد|احصل|فعّل|فعّلها|امسح|انضم|ادفع|استرخِ|طوّر|ارتقِ|اختبر|عُد|زُر|زُرنا|تعرّف|أبرِز|انقل|المس|أزِل|اخترها|أنشئ|لا تعطِ|تريد|تحتاج إلى|تفضّل|تشعر بـ?|توفّر|تحجز|تحجزها|تستخدمها|تصحّح|تنزّل|تسحب|تستمر في|تشارك|تشاركهم|تطلبه|تتمرن|تحصل|تبحث|تصبح|موافقاً|مسجّل الدخول|كنت جديداً|لم تختر|لم تكن تعرف|لم تطلب|لتبدأ|لتحجزها|لتحصل)(?![\u0621-\u0652])/;

test('a sentence addresses a woman and a man, or is neutral', () => {
  expect(lines.filter((line) => TO_A_MAN.test(without('select', line)))).toEqual([]);
});

test('counted nouns agree with their number', () => {
  const counted = /\{[^{}]*\}\u2069?\)? (?:دقيقة|دقائق|يوماً|أيام|درهم)/;
  expect(lines.filter((line) => counted.test(without('plural', line)))).toEqual([]);
});

test('a choice for women has another for everyone else', () => {
  const choices = lines.flatMap((line) => line.match(/\{reader, select,[^{]*\{/g) ?? []);
  expect(choices.length).toBeGreaterThan(30);
  expect(new Set(choices)).toEqual(new Set(['{reader, select, female {']));
  const whole = lines.flatMap(
    (line) => line.match(/\{reader, select, female \{[^{}]+\} other \{/g) ?? [],
  );
  expect(whole).toHaveLength(choices.length);
});
