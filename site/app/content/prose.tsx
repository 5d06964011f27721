import { useSite } from '../layout/site.ts';
import { fillHtml, textVariables } from './variables.ts';

/**
 * Headings, paragraphs and lists of a text, with the site's settings filled in. The HTML is rendered at build time from this
 * repository's Markdown, never from what a visitor wrote.
 */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const filled = fillHtml(html, textVariables(useSite()));
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: filled }} />;
}
