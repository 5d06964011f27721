import { Link } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { Scene } from '../pictures/scene.tsx';
import { articles, type BlogArticle } from './articles.ts';
import { longDate } from './long-text.tsx';

export function ArticleList({ current }: { current: BlogArticle }) {
  return (
    <nav aria-label="Articles">
      <ul className="stack [--gap:0.5rem]">
        {articles.map((article) => (
          <li key={article.slug}>
            <Link
              to={`/blogpost?article=${article.slug}#article`}
              aria-current={article.slug === current.slug ? 'page' : undefined}
              className="border-line bg-surface hover:border-action aria-[current]:border-action aria-[current]:bg-action-soft flex items-center gap-3 rounded-md border p-3 no-underline"
            >
              <Scene {...article.cover} className="aspect-square w-16 shrink-0 rounded-sm" />
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{article.title}</span>
                <ArticleFacts article={article} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Publication date and read time. */
export function ArticleFacts({ article: { date, readTime } }: { article: BlogArticle }) {
  return (
    <span className="text-ink-soft mt-1 flex flex-wrap gap-x-3 text-xs">
      <span className="inline-flex items-center gap-1.5">
        <Icon name="date" className="size-4" />
        <time dateTime={date}>{longDate(date)}</time>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="time" className="size-4" />
        {readTime} min read
      </span>
    </span>
  );
}
