import { Link } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { type Article, readingTime } from './articles/article.ts';
import { longDate } from './long-text.tsx';

interface ArticleListProps {
  articles: readonly Article[];
  /** The one that is being read. */
  current: Article;
}

/** Every article of the blog; the one that is read is marked. */
export function ArticleList({ articles, current }: ArticleListProps) {
  return (
    <nav aria-label="Articles">
      <ul className="stack [--gap:0.5rem]">
        {articles.map((article) => (
          <li key={article.slug}>
            <Link
              to={`/blogpost?article=${article.slug}#article`}
              aria-current={article.slug === current.slug ? 'page' : undefined}
              className="border-line bg-surface hover:border-action aria-[current]:border-action aria-[current]:bg-action-soft block rounded-md border px-4 py-3 no-underline"
            >
              <span className="block font-semibold">{article.title}</span>
              <ArticleFacts article={article} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** When it was published and how long it takes. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <span className="text-ink-soft mt-1 flex flex-wrap gap-x-4 text-sm">
      <span className="inline-flex items-center gap-1.5">
        <Icon name="date" className="size-4" />
        <time dateTime={article.date}>{longDate(article.date)}</time>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="time" className="size-4" />
        {readingTime(article)} min read
      </span>
    </span>
  );
}
