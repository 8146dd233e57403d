import { unknownAddress } from '@limber/contract/page-placeholders.ts';
import { defaultStudio } from '@limber/contract/terms/default-studio.ts';
import type { MetaDescriptor } from 'react-router';

/**
 * Address of the site, without a trailing slash. Unknown at build time: built pages contain {@link
 * unknownAddress}, which the server replaces.
 */
export const siteAddress: string = import.meta.env.SSR ? unknownAddress : location.origin;

interface Page {
  /** Left out if the page sets its title itself. */
  title?: string;
  description: string;
  /** Path of the page; left out when the description is for many pages. */
  path?: string;
}

/** The meta tags of a page, for search engines and shared links. */
export function pageMeta({ title, description, path }: Page): MetaDescriptor[] {
  const address = path === undefined ? undefined : siteAddress + path;
  return [
    ...(title ? [{ title }] : []),
    { name: 'description', content: description },
    ...(address ? [{ tagName: 'link', rel: 'canonical', href: address }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: defaultStudio.legal_name },
    { property: 'og:title', content: title ?? defaultStudio.legal_name },
    { property: 'og:description', content: description },
    ...(address ? [{ property: 'og:url', content: address }] : []),
    { property: 'og:image', content: `${siteAddress}/media/og.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: 'A therapist stretches a client’s raised leg on a treatment table',
    },
    { property: 'og:locale', content: 'en_AE' },
    { property: 'og:locale:alternate', content: 'ar_AE' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
