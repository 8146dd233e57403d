const kept: Element[] = [];
let region: string | undefined;

/**
 * Holds back clicks below the element with that id until the code there is alive, so that none is
 * lost. Links that leave the site, and clicks with a key held, go their way.
 */
export function keepEarlyClicks(regionId: string): void {
  region = regionId;
  document.addEventListener('click', keep, { capture: true });
}

/** Does what was clicked early, in order; from then on the page hears for itself. */
export function replayEarlyClicks(): void {
  document.removeEventListener('click', keep, { capture: true });
  for (const target of kept.splice(0))
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function keep(event: MouseEvent): void {
  const target = event.target as Element;
  const link = target.closest('a');
  const leaves = link !== null && (link.target !== '' || link.origin !== window.location.origin);
  const wishesMore = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (leaves || wishesMore || !target.closest(`#${region}`)) return;
  event.preventDefault();
  event.stopPropagation();
  kept.push(target);
}
