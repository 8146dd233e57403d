import { rootKey } from '../../../state/stored-tree.ts';

/** Stands in the built page for a first name. */
export const someone = '…';

export const headId = 'profile-head';

/**
 * Runs where the built page has its greeting: greets the client whom this browser knows, before any script of the
 * application is there. Whose greeting looks otherwise, with a cover photo or a way to the desk, waits as
 * before.
 */
export const greetAhead = `(() => {
  try {
    const { auth, token } = JSON.parse(localStorage.getItem('${rootKey}')).state;
    const { id, first_name: name, cover_photo: cover } = auth.user;
    if (!token.accessToken || id === undefined || cover || auth.accountType !== 'client') return;
    const head = document.getElementById('${headId}');
    const words = head.querySelector('h1').firstChild;
    words.data = words.data.replace('${someone}', () => name);
    head.hidden = false;
  } catch {}
})();`;
