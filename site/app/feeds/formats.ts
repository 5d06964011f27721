/** Keyed by file name, as in `/jobs/feed.xml?type=contract`. */
export const feedFormats = {
  'feed.xml': { name: 'RSS', type: 'application/rss+xml' },
  'atom.xml': { name: 'Atom', type: 'application/atom+xml' },
  'feed.json': { name: 'JSON Feed', type: 'application/feed+json' },
} as const;

export type FeedFile = keyof typeof feedFormats;

export const feedFiles = Object.keys(feedFormats) as FeedFile[];

/** The feed of a list with its search. */
export const feedPath = (listPath: string, file: FeedFile) =>
  listPath.replace(/(?=\?)|$/, `/${file}`);

/** `<link rel="alternate">` tags. */
export const feedLinks = (listPath: string, title: string) =>
  feedFiles.map((file) => ({
    tagName: 'link',
    rel: 'alternate',
    type: feedFormats[file].type,
    title: `${title} (${feedFormats[file].name})`,
    href: feedPath(listPath, file),
  }));
