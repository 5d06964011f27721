import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Feed } from 'feed';
import { escaped } from '#platform/markup.ts';
import { settings } from '../layout/settings.server.ts';
import { isWithin, type Place } from '../places/gazetteer.server.ts';
import { understoodBy } from '../search/reading.tsx';
import { feedFormats, feedPath, type FeedFile } from './formats.ts';

export interface FeedOfList {
  title: string;
  description: string;
  /** Path of the list, with its search. */
  listPath: string;
  /** The same list with its place as a query parameter, which is how feeds name it. */
  flatPath: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  id: string;
  path: string;
  title: string;
  /** ISO 8601, like the last public change. */
  published: string;
  updated: string;
  /** Plain text. */
  summary: string;
  /** Escaped HTML. */
  content: string;
  tags: string[];
  /** Before its text, while it is held; plain text without markup. */
  warning?: string | undefined;
}

const MAX_ENTRIES = 50;
/** The API's longest range. */
const MAX_ROWS = 100;

/** Parameters of the API: the newest listings or, in a place smaller than a state, those that come first because they are in it. */
export const feedParameters = (place: Place | undefined, date: 'verifiedAt' | 'postedDate') =>
  place && place.kind !== 'state'
    ? { sort: undefined, range: JSON.stringify([0, MAX_ROWS - 1]) }
    : { sort: JSON.stringify([date, 'DESC']), range: JSON.stringify([0, MAX_ENTRIES - 1]) };

/** The listings that have all words of the search and are in the place, the newest first. */
export const newestIn = <Listing extends { place?: string | null }>(
  place: Place | undefined,
  { data, headers }: { data: Listing[]; headers: IncomingHttpHeaders },
  dateOf: (listing: Listing) => string,
): Listing[] =>
  data
    .slice(0, Number(understoodBy(headers).partial ?? data.length))
    .filter((listing) => !place || isWithin(listing.place ?? null, place))
    .toSorted((one, other) => Date.parse(dateOf(other)) - Date.parse(dateOf(one)))
    .slice(0, MAX_ENTRIES);

const { siteName, siteUrl } = settings;

/** RSS 2.0, Atom (RFC 4287) or JSON Feed 1.1; 304 on a matching ETag. */
export function feedAnswer(request: Request, file: FeedFile, list: FeedOfList): Response {
  const body = written(file, list);
  const updated = updatedAt(list).toUTCString();
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  // If-Modified-Since is ignored, since a listing that ends leaves no later date.
  const known = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  const headers = { 'Cache-Control': 'public, max-age=0', ETag: etag, 'Last-Modified': updated };
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  const type = `${feedFormats[file].type}; charset=utf-8`;
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

const updatedAt = ({ entries }: FeedOfList) =>
  new Date(Math.max(0, ...entries.map(({ updated }) => Date.parse(updated))));

function written(file: FeedFile, list: FeedOfList): string {
  const { title, description, listPath, flatPath, entries } = list;
  const address = siteUrl + feedPath(flatPath, file);
  const feed = new Feed({
    id: address,
    title: `${title} – ${siteName}`,
    description,
    link: siteUrl + listPath,
    feed: address,
    feedLinks: { json: address },
    language: 'en-NG',
    updated: updatedAt(list),
    ttl: 60,
    favicon: `${siteUrl}/favicon.svg`,
    author: { name: siteName, link: siteUrl },
    generator: false,
  });
  for (const { id, path, published, updated, tags, warning, ...text } of entries) {
    const category = tags.map((name) => ({ name, term: name }));
    const warned = (words: string) => (warning ? `${warning} ${words}` : words);
    const content = { description: warned(text.summary), content: warned(text.content) };
    feed.addItem({
      ...texts[file](warned(text.title), content),
      id: `urn:uuid:${id}`,
      link: siteUrl + path,
      date: new Date(updated),
      published: new Date(published),
      category,
    });
  }
  return writers[file](feed);
}

type Content = { description: string; content: string };

/** Formats differ in which parts are plain text and which are HTML. */
const texts: Record<FeedFile, (title: string, content: Content) => Content & { title: string }> = {
  // `]]>` would end the CDATA section.
  'feed.xml': (title, { description, content }) => ({
    title: title.replaceAll(']]>', ']] >'),
    description: escaped(description),
    content,
  }),
  'atom.xml': (title, { description, content }) => ({
    title: escaped(title),
    description: escaped(description),
    content,
  }),
  'feed.json': (title, content) => ({ title, ...content }),
};

const writers: Record<FeedFile, (feed: Feed) => string> = {
  'feed.xml': (feed) => feed.rss2(),
  'atom.xml': (feed) => feed.atom1(),
  'feed.json': (feed) => {
    // The library still writes version 1, which 1.1 replaced: several authors, and a language.
    const { author, ...rest } = JSON.parse(feed.json1()) as Record<string, unknown>;
    const version = 'https://jsonfeed.org/version/1.1';
    return JSON.stringify({ ...rest, version, language: 'en-NG', authors: [author] });
  },
};
