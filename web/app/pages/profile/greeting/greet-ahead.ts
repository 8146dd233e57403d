import { rootKey } from '../../../state/stored-tree.ts';

/** Placeholder for the first name in the prerendered page. */
export const someone = '…';

export const headId = 'profile-head';

/**
 * Runs in the prerendered page: greets the client known to this browser before any script of the
 * application is loaded. Clients whose greeting looks different, with a cover photo or a link to
 * the desk, wait as before.
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
