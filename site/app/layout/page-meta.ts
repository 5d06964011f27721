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
  /** `refused`: the form of the page is shown again with errors. */
  data?: unknown;
}

export const siteOf = ({ matches }: Pick<MetaArgs, 'matches'>) =>
  matches.find(({ id }) => id === 'root')?.data as Site | undefined;

export const siteUrlOf = (args: Pick<MetaArgs, 'matches'>) => siteOf(args)?.siteUrl ?? '';

/** The meta tags of a page; a refused form says so first in its title. */
export function pageMeta(args: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const { location } = args;
  const refused = (args.data as { refused?: boolean } | undefined)?.refused;
  const title = refused ? `Error: ${page.title}` : page.title;
  const root = siteOf(args);
  const siteUrl = siteUrlOf(args);
  const siteName = root?.siteName ?? '';
  const url = siteUrl + (page.canonical ?? location.pathname);
  return [
    { title: `${title} – ${siteName}` },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    {
      property: 'og:image',
      content: wholeAddress(page.image ?? root?.sharePicture ?? '/share.png', siteUrl),
    },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.image ? title : siteName },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

export const wholeAddress = (image: string, siteUrl: string) =>
  image.startsWith('/') ? siteUrl + image : image;
