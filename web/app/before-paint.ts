import { languageKey } from './lib/language.ts';
import { themeKey } from './lib/theme.ts';
import { accountLanguage, formKeys, rootKey } from './state/stored-tree.ts';
import { noteEarly } from './survive-translation.ts';

/**
 * Runs in the head before the first paint. Sets the saved theme on <html>, so that no page flashes
 * in the other one; marks whether somebody is signed in, so that a prerendered page does not show
 * them 'Sign in'; sets the studio's hour, by which the sun of the first screen stands; and marks a prerendered first step that is not theirs, until the application is
 * loaded. Readers of another language
 * than the HTML is written in wait for their words, as long as app.css lets them. The application reads the same keys once it is loaded.
 *
 * At the desk it also records keys pressed before the page can handle them; see `early-keys.ts`.
 */
export const beforePaint = `(() => {
  try {
    const ahead = JSON.parse(document.documentElement.dataset.clock)
      .findLast(([from], at) => at === 0 || from * 1000 <= Date.now())[1];
    document.documentElement.style.setProperty('--hour', (Date.now() / 36e5 + ahead / 60 + 24) % 24);
  } catch {}
  if (/^\\/desk(\\/|$)/.test(location.pathname)) {
    const keys = [];
    const hear = (event) => {
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || keys.length > 200) return;
      if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey)) event.preventDefault();
      keys.push(event);
    };
    window.earlyKeys = { keys, hear };
    addEventListener('keydown', hear, true);
  }
  try {
    const { dataset } = document.documentElement;
    const theme = localStorage.getItem(${JSON.stringify(themeKey)});
    if (theme === 'light' || theme === 'dark') {
      dataset.theme = theme;
      for (const meta of document.querySelectorAll('meta[data-frame]'))
        meta.media = meta.dataset.frame === theme ? 'all' : 'not all';
    }
    const kept = localStorage.getItem(${JSON.stringify(rootKey)}) ?? '';
    const spoken = dataset.languages.split(' ');
    const wishes = [/^\\/ar(\\/|$)/.test(location.pathname) ? 'ar' : '',
      localStorage.getItem(${JSON.stringify(languageKey)}), ${accountLanguage}.exec(kept)?.[1],
      navigator.language.slice(0, 2).toLowerCase()];
    const lang = wishes.find((wish) => spoken.includes(wish)) ?? spoken[0];
    if (lang !== document.documentElement.lang) {
      Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
      dataset.waiting = '';
    }
    if (kept.includes('"accessToken":"')) dataset.signedIn = dataset.other = '';
    if (sessionStorage.getItem('${formKeys.form}') !== null) dataset.other = '';
  } catch {}
})();${noteEarly}`;
