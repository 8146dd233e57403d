/**
 * The product's sentences in Arabic. `{…}` stands for whatever is said in its place, which is itself
 * translated where the studio has words for it. Each key is the English sentence as the code says it.
 */
const sentences: Readonly<Record<string, string>> = {
  'Please log in again.': 'يرجى تسجيل الدخول من جديد.',
  'Your account may not do this.': 'لا يملك حسابك صلاحية القيام بذلك.',
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
