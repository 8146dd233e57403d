import { dayAtDesk } from '@limber/contract/desk/dates-at-desk.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { type Sentence, say } from '../../platform/language/sentence.ts';
import { A4, type EngravedLine, openPaper, type Paper } from '../../platform/pdf/paper.ts';
import { type CardPackage, codeInGroups } from './code-and-amount-rules.ts';
import { faceOf, giftOnCard } from './words-on-gift-card.ts';

/** What is printed of a card. */
export interface CardToDraw {
  readonly language: Language;
  readonly brand: string;
  /** The address of the site, as it is read. */
  readonly site: string;
  readonly amountMinor: number;
  readonly pack: CardPackage | null;
  readonly code: string;
  readonly toName: string | null;
  readonly fromName: string | null;
  readonly message: string | null;
  readonly expiresOn: string | null;
  readonly madeAt: Date;
}

const MARGIN = 40;
const CARD = { x: MARGIN, y: MARGIN, width: A4.width - 2 * MARGIN, height: 340 } as const;
const PAD = 34;
const PINE = '#14463f';
const DEEP = '#0f3630';
const SAND = '#f6f1e7';
const GOLD = '#d9b779';
const MUTED = '#52605b';
const FOOT = 92;
/** Gold on pine, thin. */
const ENGRAVED = '#3a5b4a';
const PETALS = [
  'M-12 0A54 22 0 1 0 96 0A54 22 0 1 0 -12 0',
  'M0 0A30 11 0 1 0 60 0A30 11 0 1 0 0 0',
] as const;

/** Draws a card as wide as A4, to be cut out or folded, with what one has to know below it. */
export async function drawGiftCard(card: CardToDraw): Promise<Buffer> {
  const paper = await openPaper({
    title: `${faceOf(card.language).title} · ${card.brand}`,
    author: card.brand,
    at: card.madeAt,
  });
  drawFace(paper, card);
  drawHow(paper, card, CARD.y + CARD.height + 28);
  return paper.bytes();
}

function drawFace(paper: Paper, card: CardToDraw): void {
  const { language, brand, toName, fromName, message } = card;
  const words = faceOf(language);
  const isArabic = language === 'ar';
  const inner = { x: CARD.x + PAD, width: CARD.width - 2 * PAD };
  const begins = isArabic ? ({ align: 'right', reading: 'rtl' } as const) : {};
  const ends = isArabic ? ({ reading: 'rtl' } as const) : ({ align: 'right' } as const);
  const foot = CARD.y + CARD.height - FOOT;
  paper.area({ ...CARD, radius: 18 }, PINE);
  // The rosette stands where the words end, half of it outside.
  const far = isArabic ? CARD.x + 60 : CARD.x + CARD.width - 60;
  paper.engrave({ ...CARD, radius: 18 }, rosette(far, CARD.y + 150, 1.75), ENGRAVED);
  // A darker foot, on which the code stands.
  paper.area({ ...CARD, y: foot, height: FOOT, radius: 18 }, DEEP);
  paper.area({ ...CARD, y: foot, height: 40 }, DEEP);
  const top = CARD.y + 30;
  paper.set(brand, { ...inner, ...begins, y: top, size: 21, bold: true, colour: SAND });
  paper.set(words.title, { ...inner, ...ends, y: top + 7, size: 12, bold: true, colour: GOLD });
  const gift = giftOnCard({ pack: card.pack, minor: card.amountMinor }, language);
  let y = top + 56;
  const lettered = { width: inner.width, ...begins, bold: true };
  // The name of a package is longer than an amount: it is set as large as one line takes.
  const largest = [38, 30, 24].find(
    (each) => paper.measure(gift, { ...lettered, size: each }) < 2 * each,
  );
  const set = { ...inner, ...begins, y, size: largest ?? 20, bold: true, colour: SAND };
  y += paper.set(gift, set) + 4;
  for (const line of words.people(toName, fromName)) {
    y += paper.set(line, { ...inner, ...begins, y, size: 12, bold: true, colour: GOLD });
  }
  if (message !== null) {
    const left = foot - 12 - (y + 8);
    const width = inner.width * 0.74;
    const x = isArabic ? inner.x + inner.width - width : inner.x;
    const look = { width, ...begins };
    // A long greeting is set smaller, so that it ends above the code.
    const size = [13, 11.5, 10, 9, 8].find(
      (each) => paper.measure(message, { ...look, size: each }) <= left,
    );
    paper.set(message, { ...look, x, y: y + 8, size: size ?? 7, colour: SAND });
  }
  paper.area({ x: inner.x, y: foot - 0.5, width: inner.width, height: 1 }, GOLD);
  paper.set(words.code, { ...inner, ...begins, y: foot + 18, size: 9.5, colour: GOLD });
  const code = { ...inner, y: foot + 33, size: 23, bold: true, colour: SAND };
  paper.set(codeInGroups(card.code), isArabic ? { ...code, align: 'right' } : code);
  if (card.expiresOn !== null) {
    const until = words.until(dayAtDesk(card.expiresOn, language));
    paper.set(until, { ...inner, ...ends, y: foot + 44, size: 9.5, colour: GOLD });
  }
}

/** An engraved rosette, as on the member's card: two ellipses, turned about one centre. */
function rosette(x: number, y: number, scale: number): EngravedLine[] {
  const petals = 36;
  return Array.from({ length: petals }, (_, index) => (index * 360) / petals).flatMap((turn) =>
    PETALS.map((path) => ({ path, x, y, scale, turn })),
  );
}

/** How the holder of the code uses it. */
function drawHow(paper: Paper, { language, site, pack }: CardToDraw, top: number): void {
  const begins = language === 'ar' ? ({ align: 'right', reading: 'rtl' } as const) : {};
  const place = { x: CARD.x + PAD, width: CARD.width - 2 * PAD, ...begins };
  let y = top;
  y += paper.set(say(HOW, language), { ...place, y, size: 11, bold: true }) + 4;
  const [atStudio, howFar] = pack ? [BEFORE_FIRST, AS_A_WHOLE] : [AT_STUDIO, IN_PARTS];
  for (const line of [atStudio, onSite(site), howFar, LIKE_MONEY]) {
    y += paper.set(say(line, language), { ...place, y, size: 10, colour: MUTED }) + 2;
  }
}

const HOW: Sentence = { en: 'How to use it', ar: 'طريقة الاستخدام' };
const AT_STUDIO: Sentence = {
  en: 'Show this code at the studio when you pay.',
  ar: 'يكفي إظهار هذا الرمز في الاستوديو عند الدفع.',
};
const onSite = (site: string): Sentence => ({
  en: `Or add it to your account: ${site}, Profile, Gift cards.`,
  ar: `أو إضافتها إلى الحساب: \u2068${site}\u2069، الملف الشخصي، بطاقات الهدايا.`,
});
const IN_PARTS: Sentence = {
  en: 'It can be used in parts; the rest stays on the card.',
  ar: 'يمكن استخدامها على دفعات، ويبقى الباقي في البطاقة.',
};
const BEFORE_FIRST: Sentence = {
  en: 'Show this code at the studio before your first session.',
  ar: 'يكفي إظهار هذا الرمز في الاستوديو قبل الجلسة الأولى.',
};
const AS_A_WHOLE: Sentence = {
  en: 'It is redeemed once, for the whole package; its days begin then.',
  ar: 'تُستبدل مرة واحدة بالباقة كاملة، وتبدأ أيامها حينها.',
};
const LIKE_MONEY: Sentence = {
  en: 'Please keep it like money: its code is all that is needed to use it.',
  ar: 'يرجى حفظها كالنقود: يمكن لأي شخص لديه الرمز استخدامها.',
};
