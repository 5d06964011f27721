import type { Article } from '../../content-plugin.ts';

const files = import.meta.glob<Article>('./articles/*.md', { eager: true, import: 'default' });

/** The blog, newest first; the slug of an article is the name of its file. */
export const articles = Object.entries(files)
  .map(([file, article]) => ({ ...article, slug: file.replace(/^.*\/|\.md$/g, '') }))
  .sort((a, b) => b.date.localeCompare(a.date));

export type BlogArticle = (typeof articles)[number];

/** The article with this slug, or the newest when no slug is given. */
export const findArticle = (slug: string | null): BlogArticle | undefined =>
  slug === null ? articles[0] : articles.find((article) => article.slug === slug);
