/** What a client reads while the site cannot be reached; every text is as it is shown. */
export interface OfflineFacts {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  /** `#rrggbb`, of the card. */
  readonly ground: string;
  readonly foil: string;
  readonly title: string;
  readonly asOf: string;
  readonly tryAgain: string;
  readonly card: {
    readonly label: string;
    readonly name: string;
    readonly number: string;
    readonly validUntil: string;
  } | null;
  readonly sessions: {
    readonly heading: string;
    readonly none: string;
    readonly items: readonly { readonly when: string; readonly facts: readonly string[] }[];
  };
  readonly phone: string | null;
}

/** A page that needs nothing else: no script, no file, no connection. */
export function offlinePage(facts: OfflineFacts): string {
  const { language, direction, brand, ground, foil, title, asOf, tryAgain } = facts;
  const { card, sessions, phone } = facts;
  const colours = `--ground: ${safeColour(ground, '#14463f')}; --foil: ${safeColour(foil, '#e3c07a')}`;
  return `<!doctype html><html lang="${safe(language)}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${safe(title)}</title><style>${STYLE}</style></head><body><main style="${colours}">
<p class="brand">${safe(brand)}</p><h1>${safe(title)}</h1><p class="muted">${safe(asOf)}</p>
${card ? cardOf(card) : ''}<h2>${safe(sessions.heading)}</h2>${sessionsOf(sessions)}
<p class="foot"><a class="button" href="">${safe(tryAgain)}</a>${phone ? phoneOf(phone) : ''}</p>
</main></body></html>`;
}

function cardOf({ label, name, number, validUntil }: NonNullable<OfflineFacts['card']>): string {
  return `<section class="card"><p class="label">${safe(label)}</p><p class="name">${safe(name)}</p>
<p class="row"><bdi dir="ltr">${safe(number)}</bdi><span>${safe(validUntil)}</span></p></section>`;
}

function sessionsOf({ none, items }: OfflineFacts['sessions']): string {
  if (items.length === 0) return `<p class="muted">${safe(none)}</p>`;
  const rows = items.map(
    ({ when, facts }) =>
      `<li><p class="when">${safe(when)}</p>${facts.map((fact) => `<p>${safe(fact)}</p>`).join('')}</li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

const phoneOf = (phone: string) =>
  `<a href="tel:${safe(phone.replace(/[^\d+]/g, ''))}"><bdi dir="ltr">${safe(phone)}</bdi></a>`;

const safe = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const safeColour = (colour: string, other: string) =>
  /^#[\da-f]{6}$/i.test(colour) ? colour : other;

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; background: #f6f5f1; color: #14201e; margin: 0 }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem }
p, h1, h2, ul { margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; line-height: 1.25; margin-top: .25rem } h2 { font-size: 1.15rem; margin: 2rem 0 .75rem }
.brand { font-weight: 700 } .muted { color: #52605b }
.card { margin-top: 1.5rem; border-radius: 1rem; padding: 1.4rem; background: var(--ground); color: #fff; min-height: 9.5rem;
  display: flex; flex-direction: column; justify-content: space-between; gap: 1rem }
.label { color: var(--foil); font-weight: 600 } .name { font-size: 1.4rem; font-weight: 700; line-height: 1.3 }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; font-size: .95rem } .row bdi { color: var(--foil) }
li { border: 1px solid #d9d6cc; border-radius: .8rem; background: #fff; padding: .9rem 1.1rem; margin-bottom: .75rem }
.when { font-weight: 700 }
.foot { display: flex; flex-wrap: wrap; align-items: center; gap: 1.25rem; margin-top: 2rem }
a { color: inherit; display: inline-flex; align-items: center; min-height: 2.75rem }
.button { background: var(--ground); color: #fff; text-decoration: none; font-weight: 600; padding: 0 1.25rem; border-radius: .6rem }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
@media (prefers-color-scheme: dark) {
  body { background: #0e1615; color: #eef2ef } .muted { color: #a9b7b1 } li { background: #17211f; border-color: #2c3a36 }
}`;
