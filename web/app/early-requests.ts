import { paths } from './paths.ts';
import {
  listLocations,
  listPackages,
  listServices,
  listSharedPackages,
  listUnlimitedPackages,
} from './state/api/calls/catalogue.ts';
import { listServiceOpenings } from './state/api/calls/scheduling.ts';
import { apiBase } from './state/requests/early-answers.ts';
import { rootKey } from './state/stored-tree.ts';

const addressesOf = (lists: readonly (() => { url: string })[]) =>
  JSON.stringify(lists.map((list) => apiBase + list().url));
const always = addressesOf([listServices, listPackages, listSharedPackages, listUnlimitedPackages]);
/** Only on a first visit: later visits may know a branch and include it in the request. */
const whenNew = addressesOf([() => listServiceOpenings({}), listLocations]);

/**
 * Runs in the head of the application's frame when the wizard is opened. Its first screen is the
 * catalogue, which this loads beside the scripts instead of after them. It sends the same requests
 * as the API would, in the language that the previous script has set on <html>;
 * state/requests/early-answers.ts uses the answers.
 */
export const askEarly = `(() => {
  try {
    if (location.pathname.replace(/\\/$/, '') !== '${paths.booking}' || /[?&]step=/.test(location.search)) return;
    const kept = localStorage.getItem('${rootKey}');
    const token = /"accessToken":"([^"]+)"/.exec(kept ?? '')?.[1];
    const language = document.documentElement.lang;
    const authorization = token ? 'Bearer ' + token : null;
    const headers = { accept: 'application/json', 'accept-language': language };
    if (authorization) headers.authorization = authorization;
    const asked = {};
    for (const address of kept === null ? [...${always}, ...${whenNew}] : ${always})
      (asked[address] = fetch(address, { headers })).catch(() => {});
    globalThis.earlyAnswers = { language, authorization, asked };
  } catch {}
})();`;

/** Adds the script to the frame's `html`, before the styles, which would delay it. */
export function withEarlyRequests(html: string): string {
  return html.replace('<link rel="stylesheet"', (link) => `<script>${askEarly}</script>${link}`);
}
