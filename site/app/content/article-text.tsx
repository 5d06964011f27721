import type { Article } from './articles/article.ts';
import { ArticleFacts } from './article-list.tsx';
import { Sections } from './sections.tsx';

/** One article of the blog, reached as `#article`. */
export function ArticleText({ article }: { article: Article }) {
  return (
    <article id="article" aria-labelledby="article-title" className="min-w-0 scroll-mt-4">
      <header className="mb-6">
        <h2 id="article-title" className="text-2xl">
          {article.title}
        </h2>
        <ArticleFacts article={article} />
      </header>
      <div className="prose">
        <p className="text-lg">{article.summary}</p>
        <Sections sections={article.sections} level={3} />
      </div>
    </article>
  );
}
