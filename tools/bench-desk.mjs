// npm run bench:desk: how much work the built desk does for a day of 120 sessions, in Chromium, and
// then how long the call for such a day takes. The page's figures are medians of several runs in
// milliseconds: script, and script with style and layout.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { TOTP } from 'otpauth';
import { startProduct } from './bench-web/start-product.mjs';
import { browserWhenNeeded } from './browser.mjs';
import { buildWebWhenNeeded, installWhenNeeded, node, run, toolEnv } from './install.mjs';

const RUNS = 7;
const THERAPISTS = 12;
const SESSIONS = 120;
const email = 'manager@limber.example';
/** The secret of the demo's authenticator apps, as in the README. */
const secret = 'LIMBERDEMOLIMBERDEMOLIMBERDEMO22';

installWhenNeeded();
const executablePath = browserWhenNeeded() || process.env.E2E_BROWSER || undefined;
buildWebWhenNeeded();
const folder = mkdtempSync(join(tmpdir(), 'limber-bench-desk-'));
const product = await startProduct(folder);
try {
  await measure();
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
run(node, ['bench/desk-day.ts'], { env: toolEnv() });

async function measure() {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const tree = await signIn();
  await page.addInitScript((kept) => localStorage.setItem('persist:root', kept), tree);
  let status = 'booked';
  await page.route('**/api/v1/desk/day?*', (route) => {
    const date = new URL(route.request().url()).searchParams.get('date');
    return route.fulfill({ json: dayOf(date, date === '2026-03-06' ? SESSIONS : 0, status) });
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const figures = {
    'a day is drawn': [],
    'an arrow': [],
    'a step of a move by keys': [],
    'a step of a drag': [],
    'the panel': [],
    'one session changes': [],
  };
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${product.address}/desk?date=2026-03-05&view=board`);
    await page.locator('.desk-board').waitFor();
    const note = async (name, work, done) => {
      const before = await worked(cdp);
      await work();
      await done();
      const after = await worked(cdp);
      figures[name].push(after.map((ms, at) => ms - before[at]));
    };
    const sessions = page.locator('[data-session]');
    await note(
      'a day is drawn',
      () => page.keyboard.press('Period'),
      () => sessions.nth(SESSIONS - 1).waitFor({ state: 'attached' }),
    );
    await sessions.nth(3).focus();
    await note(
      'an arrow',
      () => page.keyboard.press('ArrowDown'),
      () => frames(page),
    );
    await page.keyboard.press('m');
    await note(
      'a step of a move by keys',
      () => page.keyboard.press('ArrowRight'),
      () => frames(page),
    );
    await page.keyboard.press('Escape');
    await page.locator('.desk-goal').waitFor({ state: 'detached' });
    const { x, y } = await sessions.nth(3).boundingBox();
    await page.mouse.move(x + 20, y + 12);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 32);
    await page.locator('.desk-goal').waitFor();
    await note(
      'a step of a drag',
      () => page.mouse.move(x + 20, y + 72),
      () => frames(page),
    );
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await sessions.nth(4).focus();
    await note(
      'the panel',
      () => page.keyboard.press('Enter'),
      () => page.locator('.desk-panel').waitFor(),
    );
    status = status === 'booked' ? 'check_in' : 'booked';
    const word = status === 'booked' ? 'booked' : 'here';
    await note(
      'one session changes',
      () => page.evaluate(() => window.dispatchEvent(new Event('offline'))),
      () => page.locator(`[data-session="${idOf(0)}"][data-state="${word}"]`).waitFor(),
    );
  }
  for (const [name, times] of Object.entries(figures)) {
    const [script, all] = [0, 1].map((at) => median(times.map((each) => each[at])));
    console.log(
      `${name}: ${script.toFixed(1)} ms of script, ${all.toFixed(1)} with style and layout`,
    );
  }
  await browser.close();
}

/** Chromium's work for the page so far: script, and script with style and layout. */
async function worked(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => 1000 * (metrics.find((each) => each.name === name)?.value ?? 0);
  const script = of('ScriptDuration');
  return [script, script + of('LayoutDuration') + of('RecalcStyleDuration')];
}

function frames(page) {
  return page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

function idOf(at) {
  return `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
}

/**
 * Twelve therapists with half-hour sessions from ten o'clock on; the first has the given status.
 */
function dayOf(date, count, status) {
  const therapists = Array.from({ length: THERAPISTS }, (_, at) => ({
    id: at + 1,
    name: `Therapist Number ${at + 1}`,
    location: 'A',
    shifts: [{ location: 'A', from_minute: 600, to_minute: 1320 }],
    off: [],
  }));
  const bookings = Array.from({ length: count }, (_, at) => {
    const from = 600 + Math.floor(at / THERAPISTS) * 60;
    return {
      id: idOf(at),
      version: 1,
      therapist_id: (at % THERAPISTS) + 1,
      location: 'A',
      status: at === 0 ? status : 'booked',
      starts_at: new Date(Date.parse(`${date}T00:00:00+04:00`) + from * 60_000).toISOString(),
      from_minute: from,
      to_minute: from + 45,
      busy_to_minute: from + 55,
      client: {
        id: at + 1,
        first_name: 'Client',
        last_name: `Number ${at + 1}`,
        phone: '+971501234567',
        first_visit: at % 5 === 0,
        health_notes: at % 7 === 0,
      },
      services: [{ service_id: 1, service_name: 'Dynamic Stretching', minutes: 45 }],
      resources: [],
      service_type: 'service',
      price: 250,
      package: null,
    };
  });
  const hours = [{ from_minute: 600, to_minute: 1320 }];
  return {
    date,
    now: '2026-03-04T06:00:00.000Z',
    branches: [{ code: 'A', name: 'Al Warqa', hours, closures: [] }],
    therapists,
    bookings,
  };
}

/** The session that a browser stores after signing in. */
async function signIn() {
  const post = async (path, body, bearer = '') => {
    const reply = await fetch(`${product.address}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    return reply.json();
  };
  await post('auth/token/generate-otp/', { email });
  const half = await post('auth/token/', { email, otp: await readCode() });
  // By the product's clock, read from its tokens.
  const { iat } = JSON.parse(Buffer.from(half.access.split('.')[1], 'base64url').toString());
  const code = new TOTP({ secret }).generate({ timestamp: iat * 1000 });
  const { access } = await post('desk/sign-in/totp/', { code }, half.access);
  const reply = await fetch(`${product.address}/api/v1/auth/users/me/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const auth = { user: await reply.json(), isAuthenticated: true, verifyEmail: '' };
  const token = { accessToken: access, refreshToken: half.refresh };
  return JSON.stringify({ version: 1, state: { auth, token } });
}

async function readCode() {
  for (;;) {
    const inbox = `${product.address}/dev/inbox?to=${encodeURIComponent(email)}`;
    const reply = await fetch(inbox, { headers: { accept: 'application/json' } });
    const code = (await reply.json())[0]?.text.match(/\b\d{6}\b/)?.[0];
    if (code) return code;
    await new Promise((tick) => setTimeout(tick, 100));
  }
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
