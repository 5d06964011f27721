import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { articles, findArticle, type BlogArticle } from '../content/articles.ts';
import { longDate } from '../content/long-text.tsx';
import { Prose } from '../content/prose.tsx';
import { sectionsHtml } from '../content/section.ts';
import { Icon } from '../layout/icon.tsx';
import { pageMeta, siteOf } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';
import { Scene } from '../pictures/scene.tsx';

export const handle = { scripts: false };

export const meta: MetaFunction<typeof loader> = (args) => {
  const article = findArticle(args.data?.slug ?? null);
  if (!article) return [];
  const { slug, title, date, description } = article;
  const { siteName, siteUrl } = siteOf(args) ?? {};
  return [
    ...pageMeta(args, { title, description, canonical: `/blogpost?article=${slug}` }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: date,
        author: { '@type': 'Organization', name: siteName, url: siteUrl },
      },
    },
  ];
};

export { textHeaders as headers } from '../layout/caching.ts';

/** The article of `?article=`, the newest without it. @throws 404 when there is no such article */
export function loader({ request }: LoaderFunctionArgs) {
  const article = findArticle(new URL(request.url).searchParams.get('article'));
  if (!article) throw data(null, { status: 404 });
  return { slug: article.slug };
}

export default function Blog() {
  const { slug } = useLoaderData<typeof loader>();
  const article = findArticle(slug) as BlogArticle;
  return (
    <Page title="The dispatch blog" lead="Tips for senders, riders and new dispatch businesses.">
      <div className="beside lg:grid-cols-[20rem_1fr]">
        <div className="self-start lg:sticky lg:top-4 lg:-m-2 lg:max-h-[calc(100vh-10rem)] lg:overflow-y-auto lg:p-2">
          <ArticleList current={article} />
        </div>
        <ArticleText article={article} />
      </div>
    </Page>
  );
}

function ArticleList({ current }: { current: BlogArticle }) {
  return (
    <nav aria-label="Articles">
      <ul className="stack [--gap:0.5rem]">
        {articles.map((article) => (
          <li key={article.slug}>
            <Link
              to={`/blogpost?article=${article.slug}#article`}
              aria-current={article.slug === current.slug ? 'page' : undefined}
              className="border-line bg-surface hover:border-action aria-[current]:border-action aria-[current]:bg-action-soft flex items-center gap-3 rounded-md border p-3"
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

function ArticleText({ article }: { article: BlogArticle }) {
  return (
    <article id="article" aria-labelledby="article-title" className="min-w-0 scroll-mt-4">
      <Scene {...article.cover} className="mb-6 aspect-[5/2] w-full rounded-lg sm:aspect-[3/1]" />
      <header className="mb-6">
        <h2 id="article-title" className="text-2xl">
          {article.title}
        </h2>
        <ArticleFacts article={article} />
      </header>
      <p className="mb-7 max-w-[42rem] text-lg">{article.description}</p>
      <Prose html={sectionsHtml(article.sections, 3)} />
    </article>
  );
}

function ArticleFacts({ article: { date, readTime } }: { article: BlogArticle }) {
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
