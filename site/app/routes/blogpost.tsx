import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticleList } from '../content/article-list.tsx';
import { ArticleText } from '../content/article-text.tsx';
import { articleNamed, articles } from '../content/articles/articles.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';

export const handle = { scripts: false };

export const meta: MetaFunction<typeof loader> = (args) => {
  const article = articleNamed(args.data?.slug ?? null);
  if (!article) return [];
  const { slug, title, date, summary } = article;
  return [
    ...pageMeta(args, {
      title,
      description: summary,
      canonical: `/blogpost?article=${slug}`,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        datePublished: date,
      },
    },
  ];
};

export { headers } from '../content/headers.ts';

/** The article of `?article=`, the newest without it. @throws 404 when there is none of that name */
export function loader({ request }: LoaderFunctionArgs) {
  const article = articleNamed(new URL(request.url).searchParams.get('article'));
  if (!article) throw data(null, { status: 404 });
  return { slug: article.slug };
}

export default function Blog() {
  const { slug } = useLoaderData<typeof loader>();
  const article = articleNamed(slug) ?? articles[0];
  return (
    <Page
      title="The dispatch blog"
      lead="For those who send, those who carry, and those who begin."
    >
      <div className="grid gap-10 lg:grid-cols-[20rem_1fr] lg:gap-12">
        <div className="self-start lg:sticky lg:top-6">
          <ArticleList articles={articles} current={article} />
        </div>
        <ArticleText article={article} />
      </div>
    </Page>
  );
}
