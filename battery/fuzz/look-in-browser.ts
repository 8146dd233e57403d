import { chromium, type Page } from '@playwright/test';
import { browserPath } from '../../e2e/support/browser-path.ts';
import { enterAs } from '../../e2e/support/enter.ts';
import { exactly, type Finding, told } from '../drill.ts';
import type { Stand } from '../stand/stand.ts';
import type { People } from './people.ts';
import { RUNS } from './poison.ts';

const OF_VISITORS = ['/', '/booking', '/login', '/discount', '/privacy-policy', '/ar/'];
const OF_CLIENTS = ['/profile', '/profile/settings', '/booking', '/discount'];
const OF_DESK = [
  ...[
    '',
    '/clients',
    '/clients/duplicates',
    '/till',
    '/drawer',
    '/documents',
    '/rota',
    '/closures',
  ],
  ...[
    '/hours',
    '/team',
    '/audit',
    '/day-sheet',
    '/reports',
    '/import',
    '/export',
    '/set-up',
    '/studio',
  ],
  ...[
    'services',
    'packages',
    'resources',
    'partners',
    'therapists',
    'branches',
    'pay',
    'texts',
    'settings',
  ].map((part) => `/studio/${part}`),
].map((path) => `/desk${path}`);
const SETTLED_MS = 15_000;

/** Opens the pages that show stored texts, and detects anything that is executed. */
export async function lookInBrowser(
  stand: Stand,
  base: string,
  people: People,
): Promise<Finding[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const ran: string[] = [];
  const broke: string[] = [];
  let opened = 0;
  try {
    await walk('visitor', OF_VISITORS);
    await walk('client', OF_CLIENTS);
    const written = await stand.query<{ path: string }>(
      `(select '/desk/clients/' || id as path from accounts
        where account_type = 'client' and first_name || last_name || goal like $1 limit 5)
       union all (select '/desk/closures/' || id from closures where name || title like $1 limit 3)
       union all (select '/desk/documents/' || number from tax_documents order by id desc limit 3)`,
      [`%${RUNS}%`],
    );
    await walk('manager', [...OF_DESK, ...written.map(({ path }) => path)]);
  } finally {
    await browser.close();
  }
  return [
    told('pages opened', opened),
    exactly('what ran in them', ran.length, 0, ran),
    exactly('pages that broke', broke.length, 0, broke),
  ];

  async function walk(role: keyof People, paths: readonly string[]): Promise<void> {
    const context = await browser.newContext({ baseURL: base, locale: 'en-GB' });
    const page = await context.newPage();
    listen(page);
    if (role !== 'visitor') await enterAs(page, sessionOf(people[role]));
    for (const path of paths) {
      await page.goto(path, { timeout: 60_000 });
      await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {});
      opened += 1;
    }
    await context.close();
  }

  function listen(page: Page): void {
    void page.exposeFunction('limberRan', (which: number) => ran.push(`${page.url()}: ${which}`));
    page.on('dialog', (dialog) => {
      ran.push(`${page.url()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => broke.push(`${page.url()}: ${error.message}`));
  }
}

function sessionOf(headers: Record<string, string>) {
  const { authorization = '' } = headers;
  return {
    access: authorization.replace('Bearer ', ''),
    refresh: 'none',
    headers: { authorization },
  };
}
