/** Why something is not sold: the sentences of a sale's lines. */
import type { Sentence } from '../../platform/language/sentence.ts';

export const TWICE: Sentence = {
  en: 'Something stands in this sale twice.',
  ar: 'يوجد شيء مكرر في عملية البيع هذه.',
};
export const ONE_THING: Sentence = {
  en: 'Please choose a session, a package or a product for each line.',
  ar: 'يرجى اختيار جلسة أو باقة أو منتج لكل سطر.',
};
export const NOT_THEIRS: Sentence = {
  en: 'This is not one of the client’s sessions or packages.',
  ar: 'هذه ليست من جلسات العميل أو باقاته.',
};
export const FOR_CLIENT: Sentence = {
  en: 'Only products are sold without a client. Please choose the client.',
  ar: 'لا تُباع دون عميل إلا المنتجات. يرجى اختيار العميل.',
};
export const NO_PRODUCT: Sentence = {
  en: 'This product is not sold any more.',
  ar: 'هذا المنتج لم يعد معروضاً للبيع.',
};
export const TOO_MANY: Sentence = {
  en: 'This is too much for one line. Please check how many there are.',
  ar: 'هذا أكثر مما يسعه سطر واحد. يرجى التحقق من العدد.',
};
export const PAID: Sentence = { en: 'This has been sold already.', ar: 'سبق بيع هذا.' };
export const GIVEN: Sentence = {
  en: 'This session is free: it was given as a favour.',
  ar: 'هذه الجلسة مجانية: قُدّمت مجاملةً.',
};
export const SOLD_ALONE: Sentence = {
  en: 'This session was sold by itself. Please refund it first, then a package can pay for it.',
  ar: 'بيعت هذه الجلسة وحدها. يرجى ردّ مبلغها أولاً، ثم يمكن دفعها من باقة.',
};
export const BY_PACKAGE: Sentence = {
  en: 'A package pays for this session.',
  ar: 'هذه الجلسة مدفوعة من باقة.',
};
export const CANCELLED: Sentence = { en: 'This session is cancelled.', ar: 'هذه الجلسة ملغاة.' };
export const PRICE_STANDS: Sentence = {
  en: 'What was bought on the site is paid at the price it was bought for.',
  ar: 'ما اشتُري عبر الموقع يُدفع بالسعر الذي اشتُري به.',
};
