import type { LoaderFunctionArgs } from '@remix-run/node';
import { pages } from '../sitemap/pages.ts';
import { placePages } from '../sitemap/place-pages.server.ts';
import { sitemapAnswer } from '../sitemap/sitemap.server.ts';

/** Every page for search engines; `?part=companies-2` is a part of it when there are many. */
export const loader = (visit: LoaderFunctionArgs) =>
  sitemapAnswer(visit, async () => [...pages, ...(await placePages(visit))]);
