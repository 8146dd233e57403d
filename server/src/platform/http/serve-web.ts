import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { SHARED_PICTURES } from '@limber/contract/terms/site/brand-look.ts';
import type { FastifyInstance } from 'fastify';
import { keepPagesRendered, type RenderedPages } from '../speed/rendering.ts';
import {
  type FilledPage,
  fillPage,
  packPage,
  readBuiltPages,
  sendPage,
} from './pages-with-facts.ts';
import type { Cookies } from './serve-calls.ts';
import { type LinkOfPage, readPages } from './web-pages.ts';

const FALLBACK = '__spa-fallback.html';
/** The wizard's first step in each language. */
const FIRST_STEPS = new Set(['booking/index.html', 'ar/booking/index.html']);
/** Icons and the picture for shared links. */
const MADE = /^(?:icons\/[\w-]+\.png|media\/og(?:-ar)?\.jpg|favicon\.svg)$/;
/** There is none in the build. */
const ARABIC_SHARED = SHARED_PICTURES.ar.slice(1);
const SERVICE_WORKER = 'service-worker.js';
const SERVICE_WORKER_POLICY = "default-src 'none';connect-src 'self';frame-ancestors 'none'";
const YEAR_MS = 365 * 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;

interface Reading {
  readonly site: { readonly open: boolean };
}

export interface Site {
  /** Where clients reach it. */
  readonly publicUrl: string;
  /**
   * What the pages are drawn from, the same object as long as nothing changes; without it they are
   * served as built.
   */
  readonly read?: () => Reading;
  /** Whether a browser sees the pages before the doors are open. */
  readonly mayPreview?: (cookies: Cookies) => boolean;
  /** How long a caller after a change waits for pages that show it. */
  readonly patienceMs?: number;
  /** A file of the studio's own in place of a built one; null: the built one is served. */
  readonly make?: (name: string) => Promise<MadeFile | null>;
}

/** A file that is made from what the studio has uploaded. */
export interface MadeFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Serves the built web from `folder` and puts the security headers on every reply. Its pages are
 * drawn from what the studio says, again after each change; those that are not drawn, and addresses
 * that the web does not know, get its not-found page with 404. Unknown API addresses stay JSON.
 * Without a build (`folder` null) only the API is served.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string | null,
  { publicUrl, read, mayPreview, patienceMs, make }: Site,
): Promise<void> {
  const files = folder ? filesOf(folder) : new Set<string>();
  const names = [...files].filter((name) => name.endsWith('.html'));
  const encrypted = publicUrl.startsWith('https:');
  await app.register(helmet, headers(encrypted));
  if (!folder) return;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  const built = readBuiltPages(folder, names);
  const linkOfPage = readPages(folder, files, built[FALLBACK] ?? '');
  const keepDrawn = (of: () => Reading) =>
    keepPagesRendered(
      folder,
      of,
      (error) => app.log.warn(error, 'the pages could not be drawn'),
      patienceMs,
    );
  const readDrawn = read ? keepDrawn(read) : async () => null;
  // Drawn when a manager first asks for it.
  let readPreview: typeof readDrawn | undefined;
  const packed = packOnce((html) => {
    const page = packPage(fillPage(html, publicUrl));
    return { ...page, policy: policy(page.html, encrypted) };
  });

  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const [requested = '/', query] = request.url.split('?', 2);
    const path = decoded(requested);
    const wanted = {
      path: path ?? '',
      chosen: Boolean(query),
      accept: request.headers.accept ?? '',
    };
    const found = path === null ? null : servedFile(wanted, files, linkOfPage);
    if (!found) return reply.callNotFound();
    const { name, maxAge } = found;
    if (!(name in built)) {
      const made = MADE.test(name) && (await make?.(name));
      if (made) {
        reply.header('cache-control', `public, max-age=${HOUR_MS / 1000}`);
        return reply.type(made.type).send(made.bytes);
      }
      // What a script of its own may do is said with it: it fetches pages of the site, and nothing else.
      if (name === SERVICE_WORKER) reply.header('content-security-policy', SERVICE_WORKER_POLICY);
      return reply
        .header('vary', 'Accept-Encoding')
        .code(found.status)
        .sendFile(name, { maxAge, immutable: maxAge === YEAR_MS, cacheControl: true });
    }
    const isClosed = read?.().site.open === false;
    // The desk knows that they are closed.
    const previews =
      read && isClosed && !/^\/desk(\/|$)/.test(requested) && mayPreview?.(request.cookies);
    if (previews) readPreview ??= keepDrawn(asOpen(read));
    const pages = (await (previews && readPreview ? readPreview() : readDrawn())) ?? built;
    if (isClosed) reply.header('x-robots-tag', 'noindex');
    // What the studio has switched off is not drawn.
    const isOn = name in pages;
    if (isOn && found.link) reply.header('link', found.link);
    const page = packed(pages, isOn ? name : FALLBACK);
    reply.code(isOn ? found.status : 404).header('content-security-policy', page.policy);
    return sendPage(request, reply, page, { personal: Boolean(previews) });
  });
}

type SentPage = FilledPage & { readonly policy: string };

/** What the pages are drawn from once the doors are open; the same object as long as nothing changes. */
function asOpen(read: () => Reading): () => Reading {
  const opened = new WeakMap<Reading, Reading>();
  return () => {
    const reading = read();
    const open = opened.get(reading) ?? { ...reading, site: { ...reading.site, open: true } };
    opened.set(reading, open);
    return open;
  };
}

/** Packs a page of a drawing when it is first asked for. */
function packOnce(pack: (html: string) => SentPage) {
  const packed = new WeakMap<RenderedPages, Map<string, SentPage>>();
  return (pages: RenderedPages, name: string): SentPage => {
    const byName = packed.get(pages) ?? new Map<string, SentPage>();
    packed.set(pages, byName);
    const page = byName.get(name) ?? pack(pages[name] ?? '');
    byName.set(name, page);
    return page;
  };
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
  const isThere = files.has(page) && !(FIRST_STEPS.has(page) && chosen);
  if (isThere) return { name: page, status: 200, maxAge: 0 };
  // A browser asks for it each time.
  if (name === SERVICE_WORKER && files.has(name)) return { name, status: 200, maxAge: 0 };
  if (files.has(name) || name === ARABIC_SHARED) return { name, status: 200, maxAge: HOUR_MS };
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
