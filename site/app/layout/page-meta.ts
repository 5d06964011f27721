import type { MetaDescriptor } from '@remix-run/node';
import type { Site } from './site.ts';

interface PageMeta {
  /** Title without the site's name. */
  title: string;
  description: string;
  /** Path and query; the current path by default. */
  canonical?: string;
  /** The picture of previews, 1200 by 630: a path on this site or a URL. */
  image?: string;
  noindex?: boolean;
}

interface MetaArgs {
  location: { pathname: string };
  matches: { id: string; data: unknown }[];
}

const siteOf = ({ matches }: Pick<MetaArgs, 'matches'>) =>
  matches.find(({ id }) => id === 'root')?.data as Site | undefined;

export const siteUrlOf = (args: Pick<MetaArgs, 'matches'>) => siteOf(args)?.siteUrl ?? '';

export function pageMeta(args: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const { location } = args;
  const root = siteOf(args);
  const siteUrl = siteUrlOf(args);
  const siteName = root?.siteName ?? '';
  const url = siteUrl + (page.canonical ?? location.pathname);
  const title = page.title === siteName ? siteName : `${page.title} – ${siteName}`;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    {
      property: 'og:image',
      content: wholeAddress(page.image ?? root?.sharePicture ?? '/share.png', siteUrl),
    },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.image ? page.title : siteName },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

export const wholeAddress = (image: string, siteUrl: string) =>
  image.startsWith('/') ? siteUrl + image : image;
