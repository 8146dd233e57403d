import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { StudioTerms } from '@limber/contract/studio.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import type { FastifyInstance } from 'fastify';
import { keepFirstStepRendered } from '../speed/rendering.ts';
import { fillPage, packPage, readBuiltPages, sendPage } from './pages-with-facts.ts';
import { type LinkOfPage, readPages } from './web-pages.ts';

const FALLBACK = '__spa-fallback.html';
/** Drawn on the server from the products for sale. */
const FIRST_STEP = 'booking/index.html';
const YEAR_MS = 365 * 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;

/**
 * The studio's facts in the pages when they are sent; the same objects as long as they do not
 * change.
 */
export interface Site {
  /** Where clients reach it. */
  readonly publicUrl: string;
  /** Default: those of a new studio. */
  readonly readTerms?: () => StudioTerms;
  /**
   * The products for sale, for drawing; without it the wizard's first step waits for its scripts.
   */
  readonly readProducts?: () => unknown;
}

/**
 * Serves the built web from `folder` and puts the security headers on every reply. Addresses that
 * the web does not know get its not-found page with 404; unknown API addresses stay JSON. The
 * wizard's first step is drawn here, as soon as that is done. Without a build (`folder` null) only
 * the API is served.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string | null,
  { publicUrl, readTerms = () => defaultTerms, readProducts }: Site,
): Promise<void> {
  const files = folder ? filesOf(folder) : new Set<string>();
  const names = [...files].filter((name) => name.endsWith('.html'));
  const encrypted = publicUrl.startsWith('https:');
  await app.register(helmet, headers(encrypted));
  if (!folder) return;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  const built = readBuiltPages(folder, names);
  const linkOfPage = readPages(folder, files, built.get(FALLBACK) ?? '');
  const pack = (html: string, terms: StudioTerms) => {
    const page = packPage(fillPage(html, { publicUrl, terms }));
    return { ...page, policy: policy(page.html, encrypted) };
  };
  const readFirstStep = readProducts
    ? keepFirstStepRendered(folder, readProducts, (error) =>
        app.log.warn(error, 'the first step could not be drawn'),
      )
    : () => null;
  const fill = (terms: StudioTerms, firstStep: string | null) => {
    const pages = new Map(built);
    if (firstStep !== null) pages.set(FIRST_STEP, firstStep);
    return {
      terms,
      firstStep,
      pages: new Map([...pages].map(([name, html]) => [name, pack(html, terms)])),
    };
  };
  let filled = fill(readTerms(), readFirstStep());

  app.get('/*', { config: { access: 'public' } }, (request, reply) => {
    const [asked = '/', query] = request.url.split('?', 2);
    const path = decoded(asked);
    const wish = { path: path ?? '', chosen: Boolean(query), accept: request.headers.accept ?? '' };
    const found = path === null ? null : servedFile(wish, files, linkOfPage);
    if (!found) return reply.callNotFound();
    const { name, status, maxAge, link } = found;
    if (link) reply.header('link', link);
    reply.code(status);
    const terms = readTerms();
    const firstStep = readFirstStep();
    if (terms !== filled.terms || firstStep !== filled.firstStep) filled = fill(terms, firstStep);
    const page = filled.pages.get(name);
    if (page) {
      reply.header('content-security-policy', page.policy);
      return sendPage(request, reply, page);
    }
    return reply
      .header('vary', 'Accept-Encoding')
      .sendFile(name, { maxAge, immutable: maxAge === YEAR_MS, cacheControl: true });
  });
}

/**
 * The web's build that is current below `builds`, to be served as long as this process runs; or
 * null.
 */
export function currentWeb(builds: string): string | null {
  const pointer = join(builds, 'current');
  if (!existsSync(pointer)) return null;
  const folder = join(builds, readFileSync(pointer, 'utf8').trim(), 'client');
  return existsSync(join(folder, FALLBACK)) ? folder : null;
}

interface ServedFile {
  name: string;
  status: number;
  maxAge: number;
  /** Names the files that the page will request once it runs. */
  link?: string | null;
}

interface PageRequest {
  path: string;
  /** Whether the address has a further part, with which the wizard begins. */
  chosen: boolean;
  accept: string;
}

function servedFile(
  { path, chosen, accept }: PageRequest,
  files: Set<string>,
  linkOfPage: LinkOfPage,
): ServedFile | null {
  const name = path.replace(/^\/|\/$/g, '');
  if (name.startsWith('assets/') && files.has(name)) return { name, status: 200, maxAge: YEAR_MS };
  const page = name === '' ? 'index.html' : `${name}/index.html`;
  const isThere = files.has(page) && !(page === FIRST_STEP && chosen);
  if (isThere) return { name: page, status: 200, maxAge: 0 };
  if (files.has(name)) return { name, status: 200, maxAge: HOUR_MS };
  const wantsPage = /text\/html|\*\/\*/.test(accept) && !/^(api|assets)(\/|$)|\.\w+$/.test(name);
  if (!wantsPage) return null;
  const link = linkOfPage(path);
  return { name: FALLBACK, status: link === null ? 404 : 200, maxAge: 0, link };
}

function filesOf(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Set(names.map((name) => name.split(sep).join('/')));
}

/** CSP sources for the inline scripts of one HTML file. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}

/** The Content-Security-Policy of a page: only its own files. */
function policy(html: string, encrypted: boolean): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(inlineScriptHashes(html))].join(' '),
    "style-src 'self'",
    // Prerendered pages carry style attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    // A picture that was chosen is shown before it is uploaded.
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(encrypted ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join(';');
}

/** Sent with every reply. Replies other than pages need no longer policy. */
function headers(encrypted: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: encrypted && { maxAge: YEAR_MS / 1000 },
    xFrameOptions: { action: 'deny' as const },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
