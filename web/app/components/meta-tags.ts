import { unknownAddress } from '@limber/contract/page-placeholders.ts';
import { hasOwnSharedPicture, SHARED_PICTURES } from '@limber/contract/terms/site/brand-look.ts';
import { arabicPath, hasArabicPaths } from '@limber/contract/terms/site-pages.ts';
import { t } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { spokenLanguage } from '../i18n.ts';
import { lookFile, servedSite } from '../lib/site-facts-in-page.ts';

/**
 * Address of the site, without a trailing slash. Unknown at build time: built pages contain {@link
 * unknownAddress}, which the server replaces.
 */
export const siteAddress: string = import.meta.env.SSR ? unknownAddress : location.origin;

interface Page {
  /** Left out if the page sets its title itself. */
  title?: string;
  description: string;
  /** Path of the page without its language; left out when the description is for many pages. */
  path?: string | undefined;
}

/**
 * The meta tags of a page, for search engines and shared links. Until the doors are open each public
 * page says only that, and asks not to be listed.
 */
export function pageMeta(page: Page): MetaDescriptor[] {
  const site = servedSite();
  const { open, studio, switches } = site;
  const isOwn = hasOwnSharedPicture(site);
  const { path } = page;
  const isSoon = !open && path !== undefined;
  const { brand } = studio;
  const soon = t`${brand} opens soon`;
  const { title, description } = isSoon ? { title: soon, description: soon } : page;
  const twins = hasArabicPaths(switches);
  const language = spokenLanguage();
  const addressIn = (other: string) =>
    siteAddress + (twins && other === 'ar' ? arabicPath(path ?? '/') : path);
  const address = path === undefined ? undefined : addressIn(language);
  const alternate = (hrefLang: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(hrefLang),
  });
  const otherLanguages = switches.languages.filter((other) => other !== language);
  return [
    ...(title ? [{ title }] : []),
    { name: 'description', content: description },
    ...(isSoon ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(address ? [{ tagName: 'link', rel: 'canonical', href: address }] : []),
    ...(address && twins ? ['en', 'ar', 'x-default'].map(alternate) : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: studio.legal_name },
    { property: 'og:title', content: title ?? studio.legal_name },
    { property: 'og:description', content: description },
    ...(address ? [{ property: 'og:url', content: address }] : []),
    {
      property: 'og:image',
      content: siteAddress + lookFile(SHARED_PICTURES[isOwn ? language : 'en']),
    },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: isOwn ? brand : t`A therapist stretches a client’s raised leg on a treatment table`,
    },
    { property: 'og:locale', content: `${language}_${studio.country}` },
    ...otherLanguages.map((other) => ({
      property: 'og:locale:alternate',
      content: `${other}_${studio.country}`,
    })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
