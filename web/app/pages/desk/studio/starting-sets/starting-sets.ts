import type { NewService } from '@limber/contract/desk/studio/services.ts';
import type { Named } from '@limber/contract/desk/studio/shared-fields.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A service that a trade usually offers; the studio fills in the prices. */
export interface StartingService
  extends Pick<NewService, 'name' | 'description' | 'kind' | 'needs_skill'> {
  /** Usual lengths in minutes. */
  readonly lengths: readonly number[];
  /** The kind of room or device that a session takes. */
  readonly needs?: Named;
  /** Minutes for cleaning after a session; default: none. */
  readonly buffer?: number;
  /** Minutes until the client is left alone; default: never. */
  readonly therapistMinutes?: number;
}

export interface StartingSet {
  readonly key: string;
  readonly title: MessageDescriptor;
  readonly services: readonly StartingService[];
}

const treatmentRoom = { en: 'Treatment room', ar: 'غرفة علاج' };
const reformer = { en: 'Reformer', ar: 'جهاز ريفورمر' };

/** A service done by a therapist who has learned it. */
function byHand(
  name: Named,
  description: Named,
  lengths: readonly number[],
  more: Partial<StartingService> = {},
): StartingService {
  return { kind: null, needs_skill: true, ...more, name, description, lengths };
}

/** A device that any member of the team starts, and that runs by itself. */
function byDevice(
  name: Named,
  description: Named,
  lengths: readonly number[],
  more: Partial<StartingService> & Required<Pick<StartingService, 'needs'>>,
): StartingService {
  const alone = { needs_skill: false, buffer: 5, therapistMinutes: 10 };
  return byHand(name, description, lengths, { ...alone, ...more });
}

/** What studios of each trade usually begin with. Names and lengths are theirs to change. */
export const startingSets: readonly StartingSet[] = [
  {
    key: 'stretching',
    title: msg`Stretching`,
    services: [
      byHand(
        { en: 'Assisted Stretching', ar: 'إطالة بمساعدة المعالج' },
        {
          en: 'A therapist takes you through a stretch of the whole body.',
          ar: 'يقودك المعالج في إطالة للجسم كله.',
        },
        [30, 60, 90],
        { kind: 'stretching' },
      ),
      byHand(
        { en: 'PNF Stretching', ar: 'إطالة التحفيز العصبي العضلي' },
        {
          en: 'Contract, relax and reach further against the therapist’s hold.',
          ar: 'شدّ ثم استرخاء ثم مدى أبعد، بمقاومة من المعالج.',
        },
        [30, 60],
        { kind: 'pnf_stretching' },
      ),
      byHand(
        { en: 'Prenatal Stretching', ar: 'إطالة للحوامل' },
        {
          en: 'Gentle stretching in comfortable positions during pregnancy.',
          ar: 'إطالة لطيفة في أوضاع مريحة أثناء الحمل.',
        },
        [30, 60],
        { kind: 'prenatal_stretching' },
      ),
    ],
  },
  {
    key: 'massage',
    title: msg`Massage`,
    services: [
      byHand(
        { en: 'Relaxing Massage', ar: 'تدليك استرخاء' },
        { en: 'Slow, even strokes with warm oil.', ar: 'حركات بطيئة متّزنة بزيت دافئ.' },
        [60, 90],
        { needs: treatmentRoom },
      ),
      byHand(
        { en: 'Deep Tissue Massage', ar: 'تدليك الأنسجة العميقة' },
        {
          en: 'Firm pressure on the deeper layers of the muscles.',
          ar: 'ضغط قوي على طبقات العضلات العميقة.',
        },
        [60, 90],
        { kind: 'deep_tissue_massage', needs: treatmentRoom },
      ),
      byHand(
        { en: 'Sports Massage', ar: 'تدليك رياضي' },
        {
          en: 'Work on tired muscles, before or after training.',
          ar: 'عناية بالعضلات المرهقة قبل التمرين أو بعده.',
        },
        [30, 60, 90],
        { kind: 'sport_massage', needs: treatmentRoom },
      ),
      byHand(
        { en: 'Cupping', ar: 'حجامة جافة' },
        { en: 'Dry cups that ease back and shoulders.', ar: 'كؤوس جافة تريح الظهر والكتفين.' },
        [30, 45],
        { kind: 'cupping', needs: treatmentRoom },
      ),
    ],
  },
  {
    key: 'physiotherapy',
    title: msg`Physiotherapy`,
    services: [
      byHand(
        { en: 'Physiotherapy Assessment', ar: 'تقييم العلاج الطبيعي' },
        {
          en: 'The first visit: history, examination and a plan of treatment.',
          ar: 'الزيارة الأولى: التاريخ المرضي والفحص وخطة العلاج.',
        },
        [60],
        { needs: treatmentRoom },
      ),
      byHand(
        { en: 'Physiotherapy Session', ar: 'جلسة علاج طبيعي' },
        {
          en: 'Manual therapy and exercises by the plan of treatment.',
          ar: 'علاج يدوي وتمارين وفق خطة العلاج.',
        },
        [30, 45, 60],
        { needs: treatmentRoom },
      ),
      byHand(
        { en: 'Dry Needling', ar: 'الوخز بالإبر الجافة' },
        {
          en: 'Fine needles release tight points in the muscles.',
          ar: 'إبر دقيقة تحرّر نقاط الشد في العضلات.',
        },
        [30],
        { needs: treatmentRoom },
      ),
      byHand(
        { en: 'Post-surgery Rehabilitation', ar: 'تأهيل بعد الجراحة' },
        {
          en: 'Step by step back to strength after an operation.',
          ar: 'استعادة القوة خطوة بخطوة بعد العملية.',
        },
        [45, 60],
        { needs: treatmentRoom },
      ),
    ],
  },
  {
    key: 'recovery',
    title: msg`Recovery`,
    services: [
      byDevice(
        { en: 'Red-Light Therapy', ar: 'العلاج بالضوء الأحمر' },
        {
          en: 'Time before a panel of red and near-infrared light.',
          ar: 'وقت أمام لوح من الضوء الأحمر والقريب من تحت الأحمر.',
        },
        [20, 30],
        { kind: 'red_light', needs: { en: 'Red-light bed', ar: 'سرير الضوء الأحمر' } },
      ),
      byDevice(
        { en: 'Compression Boots', ar: 'أحذية الضغط الهوائي' },
        {
          en: 'Boots that squeeze in waves to rest heavy legs.',
          ar: 'أحذية تضغط على شكل موجات لتريح الساقين المتعبتين.',
        },
        [30, 45],
        { kind: 'compression', needs: { en: 'Compression boots', ar: 'حذاء ضغط هوائي' } },
      ),
      byDevice(
        { en: 'Infrared Sauna', ar: 'ساونا الأشعة تحت الحمراء' },
        { en: 'Dry warmth that reaches deep.', ar: 'حرارة جافة تصل إلى العمق.' },
        [30, 45],
        { buffer: 15, needs: { en: 'Sauna', ar: 'ساونا' } },
      ),
      byDevice(
        { en: 'Ice Bath', ar: 'حمّام ثلجي' },
        {
          en: 'A guided cold plunge after training.',
          ar: 'غطس بارد بإرشاد مختص بعد التمرين.',
        },
        [15],
        { therapistMinutes: 15, needs: { en: 'Ice bath', ar: 'حوض ثلجي' } },
      ),
    ],
  },
  {
    key: 'pilates',
    title: msg`Pilates on reformers`,
    services: [
      byHand(
        { en: 'Private Reformer Pilates', ar: 'بيلاتس ريفورمر فردي' },
        {
          en: 'One to one on the reformer, at your level.',
          ar: 'حصة فردية على جهاز الريفورمر بما يناسب مستواك.',
        },
        [50],
        { needs: reformer, buffer: 10 },
      ),
      byHand(
        { en: 'Clinical Pilates', ar: 'بيلاتس علاجي' },
        {
          en: 'Exercises on the reformer for backs and joints that hurt.',
          ar: 'تمارين على الريفورمر لآلام الظهر والمفاصل.',
        },
        [50],
        { needs: reformer, buffer: 10 },
      ),
    ],
  },
];
