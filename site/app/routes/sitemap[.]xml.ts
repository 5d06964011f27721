import type { LoaderFunctionArgs } from '@remix-run/node';
import { pages, placePages } from '../sitemap/pages.server.ts';
import { sitemapAnswer } from '../sitemap/sitemap.server.ts';

/** Every page for search engines; `?part=companies-2` is a part of it when there are many. */
export const loader = (visit: LoaderFunctionArgs) =>
  sitemapAnswer(visit, async () => [...pages, ...(await placePages(visit))]);
