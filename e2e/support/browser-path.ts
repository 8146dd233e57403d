import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** `E2E_BROWSER`, otherwise the system's Chromium; undefined leaves the choice to Playwright. */
export function browserPath(): string | undefined {
  return process.env.E2E_BROWSER ?? usual.find((path) => existsSync(path));
}
