import type { APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An entry as a feed reader shows it, whatever the format. */
export interface Entry {
  id: string;
  title: string;
  link: string;
  published: string;
  html: string;
}

export interface Read {
  title: string;
  /** Paths of the list and of its feed. */
  home: string;
  self: string;
  entries: Entry[];
}

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['item', 'entry'].includes(name),
});

interface Link {
  '@rel'?: string;
  '@href': string;
}

const parsers: Record<string, (text: string) => Read> = {
  'application/rss+xml': (text) => {
    const { rss } = xml.parse(text);
    if (rss['@version'] !== '2.0') throw new Error('It is not RSS 2.0');
    const { title, link, item = [], 'atom:link': self, description } = rss.channel;
    if (!description) throw new Error('RSS wants a description of the channel');
    return {
      title,
      home: link,
      self: self['@href'],
      entries: item.map((entry: Record<string, unknown>) => ({
        id: (entry.guid as { '#text': string })['#text'],
        title: entry.title,
        link: entry.link,
        published: new Date(entry.pubDate as string).toISOString(),
        html: entry['content:encoded'],
      })),
    };
  },
  'application/atom+xml': (text) => {
    const { feed } = xml.parse(text);
    if (feed['@xmlns'] !== 'http://www.w3.org/2005/Atom') throw new Error('It is not Atom');
    for (const name of ['id', 'title', 'updated', 'author'])
      if (!feed[name]) throw new Error(`Atom wants ${name} (RFC 4287 §4.1.1)`);
    const link = (rel: string) => feed.link.find((one: Link) => one['@rel'] === rel)['@href'];
    return {
      title: feed.title,
      home: link('alternate'),
      self: link('self'),
      entries: (feed.entry ?? []).map((entry: Record<string, Record<string, string>>) => ({
        id: entry.id,
        title: unescaped(entry.title?.['#text'] ?? ''),
        link: entry.link?.['@href'],
        published: entry.published,
        html: entry.content?.['#text'],
      })),
    };
  },
  'application/feed+json': (text) => {
    const feed = JSON.parse(text);
    if (feed.version !== 'https://jsonfeed.org/version/1.1')
      throw new Error('It is not JSON Feed 1.1');
    return {
      title: feed.title,
      home: feed.home_page_url,
      self: feed.feed_url,
      entries: feed.items.map((item: Record<string, string>) => ({
        id: item.id,
        title: item.title,
        link: item.url,
        published: item.date_published,
        html: item.content_html,
      })),
    };
  },
};

/** Reads a feed as a reader does: by its type, refusing what is not well-formed. */
export async function readFeed(request: APIRequestContext, path: string): Promise<Read> {
  const response = await request.get(path);
  if (response.status() !== 200) throw new Error(`${path} answers ${response.status()}`);
  const [type = '', charset] = (response.headers()['content-type'] ?? '').split('; ');
  const text = await response.text();
  if (charset !== 'charset=utf-8') throw new Error(`${path} does not say that it is UTF-8`);
  if (type.endsWith('+xml')) {
    const valid = XMLValidator.validate(text);
    if (valid !== true) throw new Error(`${path} is no XML: ${valid.err.msg}`);
  }
  const parse = parsers[type];
  if (!parse) throw new Error(`${path} is ${type}`);
  return parse(text);
}

const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
