/** Countries around the Gulf first, as ISO codes; then where such software is sold too. */
const CODES = [
  ...['AE', 'SA', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO', 'LB', 'IQ', 'MA', 'TN'],
  ...['GB', 'IE', 'DE', 'FR', 'ES', 'IT', 'NL', 'CH', 'AT', 'US', 'CA', 'AU', 'NZ', 'IN', 'SG'],
];

/** Each with its name in a language; the studio's own is always among them. */
export function countryChoices(language: string, own: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const codes = CODES.includes(own) ? CODES : [own, ...CODES];
  return codes.map((code) => [code, names.of(code) ?? code]);
}
