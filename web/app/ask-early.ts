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
/** Of someone who was here before a branch may be known, and is asked with. */
const whenNew = addressesOf([() => listServiceOpenings({}), listLocations]);

/**
 * Runs in the head of the application's frame, where the wizard is asked for: its first screen is the
 * catalogue, which then comes beside the scripts instead of after them. Asked as the API will ask
 * it, in the language that the script before has put on <html>; state/requests/early-answers.ts takes it.
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

/** `html` of the application's frame with the script in it; before its styles, for which it would wait. */
export function withEarlyQuestions(html: string): string {
  return html.replace('<link rel="stylesheet"', (link) => `<script>${askEarly}</script>${link}`);
}
