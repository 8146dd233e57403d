/** Words with which somebody ends the offers, as a whole message; Arabic without its marks. */
const STOP_WORDS = [
  ...['stop', 'stop all', 'stopall', 'unsubscribe', 'end', 'quit'],
  ...['ايقاف', 'اوقف', 'توقف', 'قف', 'ستوب', 'الغاء الاشتراك'],
];

/** Whether an answer asks for no more offers, however it is written. */
export function isStop(text: string): boolean {
  return STOP_WORDS.includes(plain(text));
}

/** In small letters without punctuation, marks, and the forms of alif. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
