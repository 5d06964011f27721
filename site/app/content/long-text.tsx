import type { TextPage } from '../../content-plugin.ts';
import { Icon } from '../layout/icon.tsx';
import { Page } from '../layout/page.tsx';
import { Prose } from './prose.tsx';
import { type Section, sectionsHtml } from './section.ts';

interface LongTextProps {
  text: TextPage;
  contents: readonly Section[];
  /** The sentence to agree to below the text. */
  consent: string;
}

export function LongText({ text, contents, consent }: LongTextProps) {
  return (
    <Page title={text.title} lead={text.lead}>
      <div className="beside">
        <aside className="lg:order-last" aria-label="Contents">
          <TableOfContents sections={contents} />
        </aside>
        <div className="max-w-[42rem]">
          {text.updated && (
            <p className="text-ink-soft mb-10 text-sm">
              Last changed on <time dateTime={text.updated}>{longDate(text.updated)}</time>
            </p>
          )}
          <Prose html={sectionsHtml(text.sections)} />
          <Consent text={consent} />
        </div>
      </div>
    </Page>
  );
}

const TableOfContents = ({ sections }: { sections: readonly Section[] }) => (
  <nav
    aria-labelledby="contents"
    className="card lg:sticky lg:top-6 lg:max-h-[calc(100vh-10rem)] lg:overflow-y-auto"
  >
    <h2 id="contents" className="mb-2 text-base">
      Table of contents
    </h2>
    <ol className="text-sm">
      {sections.map(({ id, heading }, index) => (
        <li key={id}>
          <a href={`#${id}`} className="link-quiet gap-2">
            <span className="text-ink-soft w-6 shrink-0 whitespace-nowrap tabular-nums">
              {index + 1}.
            </span>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

/**
 * Agreement to the page (spec §2), never sent: without script, the browser requires the tick and closes the dialog that
 * holds the form, and CSS shows the thank-you for 3 seconds.
 */
function Consent({ text }: { text: string }) {
  return (
    <section aria-label="Consent" className="mt-10">
      <dialog open aria-label="Consent" className="consent">
        <form method="dialog" className="stack [--gap:0.75rem]">
          <label className="choice">
            <input type="checkbox" name="consent" value="yes" required />
            <span>{text}</span>
          </label>
          <p className="field-hint">Optional. Nothing is sent.</p>
          <button className="btn btn-primary self-start">Submit Consent</button>
        </form>
      </dialog>
      <p role="status" className="consent-thanks notice notice-success">
        <Icon name="success" />
        Thank you for your consent.
      </p>
    </section>
  );
}

/** `2026-11-20` as `20 November 2026`. */
export const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
