import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  DEFAULT_CLOCK,
  DEFAULT_CURRENCY,
} from '@limber/contract/country/default-country-and-currency.ts';
import type { Policy } from '@limber/contract/policies.ts';
import type { SiteFacts, SiteHours } from '@limber/contract/site.ts';
import type { Closure } from '@limber/contract/studio.ts';
import {
  arabicPath,
  hasArabicPaths,
  isArabicPath,
  newSwitches,
  type PolicyKind,
  plainPath,
  sitePaths,
} from '@limber/contract/terms/site-pages.ts';
import { newStudio } from '@limber/contract/terms/studio-facts.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { plural } from '@lingui/core/macro';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { arabicFor } from './arabic.ts';
import { businessFacts } from './business-facts.ts';
import { servePolicy, writePolicy } from './components/policies/served-policy.ts';
import { servedWords } from './components/use-studio.ts';
import { withEarlyRequests } from './early-requests.ts';
import { i18n } from './i18n.ts';
import { formatIn } from './lib/language.ts';
import { servedSite, serveSite, writeSite } from './lib/site-facts-in-page.ts';
import { paths } from './paths.ts';
import { asFirstStep } from './prerender-wizard-start.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { emptySlices, type Products } from './state/initial-state.ts';
import { drawWith, startWith } from './state/store.ts';

const noProducts = emptySlices.utils.allProducts;

/** The build knows no studio. */
serveSite({
  language: 'en',
  open: true,
  studio: newStudio,
  clock: DEFAULT_CLOCK,
  currency: DEFAULT_CURRENCY,
  terms: defaultTerms,
  ...{ branches: [], kinds: [], strip: [], partners: [], arabic: {} },
  switches: newSwitches,
  ...{ has_terms: false, gift_cards: false },
  look: { version: 1, colours: {}, pictures: {} },
  own_words: { en: {}, ar: {} },
});
i18n.load('ar', arabicFor(undefined));
servePolicy(null);
startWith({});

/**
 * Renders the pages that the build writes as files, and {@link renderPages}. It waits for everything, even lazy parts, so
 * that a file is complete and needs no script to move its parts into place.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const path = pathOf(request.url);
  speakAt(path);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Nothing is deferred, to be moved into place by a script later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        text(body)
          .then((html) => {
            resolve(new Response(asServed(html, path, context), { status, headers }));
          })
          .catch(reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

const pathOf = (url: string) => new URL(url).pathname.replace(/(.)\/$/, '$1');

/** The page is rendered in the language of its address. */
function speakAt(path: string): void {
  const site = servedSite();
  const language = isArabicPath(path) ? 'ar' : (site.switches.languages[0] ?? 'en');
  serveSite({ ...site, language });
  formatIn(language);
  i18n.activate(language);
}

/** With what it was rendered from, and as its scripts are loaded. */
function asServed(html: string, path: string, { isSpaMode }: EntryContext): string {
  const data = writeSite() + writePolicy();
  const withData = html.replace('</body>', () => `${data}</body>`);
  // The fallback shows nothing without its scripts.
  if (isSpaMode) return withEarlyRequests(withData);
  const page = plainPath(path);
  if (page === paths.booking && servedSite().open) return asFirstStep(withData);
  const isOwn = page === paths.profile || page === paths.userProfile;
  return scriptsAfterPaint(waitForFirstScreen(withData), isOwn ? 'paint' : 'pictures');
}

/**
 * A prerendered page is not painted before the end of its first screen: the parser may stop
 * anywhere, and centred content would move when the rest arrives.
 */
function waitForFirstScreen(html: string): string {
  if (!html.includes('id="first-screen"')) return html;
  const wait = '<link rel="expect" href="#first-screen" blocking="render"/>';
  return html.replace('<link rel="stylesheet"', (link) => wait + link);
}

/** What the studio's pages are drawn from; the products in each language. */
interface Reading {
  readonly site: SiteFacts;
  readonly products: Readonly<Record<Language, Products>>;
  readonly closures: readonly Closure[];
  readonly hours: SiteHours;
  /** What holds today; null: the studio has no terms. */
  readonly policies: Readonly<Record<PolicyKind, Readonly<Record<Language, Policy>> | null>>;
  /** The only page that is drawn; default: all. */
  readonly only?: string;
}

/** The pages with a policy, by their addresses. */
const policyAt = new Map<string, PolicyKind>([
  [paths.privacyPolicy, 'privacy'],
  [paths.terms, 'terms'],
]);

/** An address that no page has, at which the application itself decides. */
const FALLBACK = '/__spa-fallback.html';

/**
 * Draws every page of the studio for a first visit, by the names of the built files: the public
 * ones in each language that has addresses, a signed-in client's, and the one for all the others.
 * The build itself knows no studio; the server calls this whenever something has changed.
 */
export async function renderPages(
  build: ServerBuild,
  { site, products, closures, hours, policies, only }: Reading,
): Promise<Record<string, string>> {
  serveSite(site);
  i18n.load('en', { ...site.own_words.en });
  i18n.load('ar', { ...arabicFor(undefined), ...site.own_words.ar });
  const handle = createRequestHandler(build);
  const open = sitePaths(site);
  const arabic = hasArabicPaths(site.switches) ? open.map(arabicPath) : [];
  const pages: Record<string, string> = {};
  const all = [...open, ...arabic, paths.profile, paths.userProfile, FALLBACK];
  for (const path of only ? [only] : all) {
    const language = isArabicPath(path) ? 'ar' : site.language;
    const isFirstStep = plainPath(path) === paths.booking;
    drawWith(isFirstStep ? products[language] : noProducts);
    const kind = policyAt.get(plainPath(path));
    const policy = kind && policies[kind]?.[language];
    servePolicy(policy ? { policy, language } : null);
    const reply = await handle(new Request(`http://limber.invalid${path}`));
    if (!reply.ok && path !== FALLBACK)
      throw new Error(`The page ${path} was answered with ${reply.status}.`);
    const html = await reply.text();
    const facts = { site, services: products[language].services, closures, hours };
    const hasFacts = site.open && plainPath(path) === paths.home;
    pages[fileOf(path)] = hasFacts ? withFacts(html, facts, language) : html;
  }
  return pages;
}

function fileOf(path: string): string {
  if (path === FALLBACK) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** The studio's facts for search engines; the browser does not load the code that writes them. */
function withFacts(
  html: string,
  facts: Parameters<typeof businessFacts>[0],
  language: Language,
): string {
  const isArabic = language === 'ar';
  const json = JSON.stringify(
    businessFacts(facts, {
      say: servedWords(language),
      minutes: (time) => plural(time, { one: '# min', other: '# min' }),
      at: (path) => (isArabic && hasArabicPaths(facts.site.switches) ? arabicPath(path) : path),
      isArabic,
    }),
  );
  const script = `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
  return html.replace('</body>', () => `${script}</body>`);
}
