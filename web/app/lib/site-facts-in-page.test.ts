import { expect, test } from 'vitest';
import { testSite } from '../components/test-answers/test-site.ts';
import { readSite, serveSite, writeSite } from './site-facts-in-page.ts';

const page = (text: string | null) =>
  ({ getElementById: () => (text === null ? null : { textContent: text }) }) as unknown as Document;

test('what a page is written with is read from it, whatever the studio is called', () => {
  const studio = { ...testSite.studio, brand: '</script><b>$&' };
  serveSite({ ...testSite, studio });
  const html = writeSite();
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = />(.*)<\/script>$/.exec(html) ?? [];
  expect(readSite(page(json)).studio.brand).toBe('</script><b>$&');
  serveSite(testSite);
});
