import { useSite } from '../layout/site.ts';
import { fillHtml, textVariables } from './variables.ts';

interface ProseProps {
  /** Rendered at build time from this repository's Markdown, never from what a visitor wrote. */
  html: string;
  className?: string;
}

/** Headings, paragraphs and lists of a text, with the site's settings filled in. */
export function Prose({ html, className = '' }: ProseProps) {
  const filled = fillHtml(html, textVariables(useSite()));
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: filled }} />;
}
