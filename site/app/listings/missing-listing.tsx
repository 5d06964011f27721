import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { pageMeta } from '../layout/page-meta.ts';
import { oursText, unansweredOf, useDocumentInstead } from '../layout/network.ts';
import { Page } from '../layout/page.tsx';
import { explain, PageError } from '../layout/page-error.tsx';

/** Data of the thrown response. */
export interface Missing<Summary> {
  message: string;
  /** Why it cannot be shown now. */
  reason?: string;
  alternatives: Summary[];
}

interface MissingListingProps<Summary> {
  /** Title for unexpected errors. */
  failed: string;
  back: { to: string; label: string };
  /** Heading of the alternatives. */
  instead: string;
  children: (alternatives: Summary[]) => ReactNode;
}

const reasons: Record<number, string> = {
  404: 'Check the link. The listing may have been removed.',
  410: 'It is no longer listed, and its contacts are no longer shown.',
};

export function MissingListing<Summary>(props: MissingListingProps<Summary>) {
  const { failed, back, instead, children } = props;
  const error = useRouteError();
  const listing = useLocation().pathname.split('/', 3).join('/');
  useDocumentInstead(error);
  if (isNoPage(error)) return <PageError />;
  const known = missingIn<Summary>(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isTemporary = status !== 404 && status !== 410;
  const alternatives = known?.alternatives ?? [];
  return (
    <Page
      title={known?.message ?? failed}
      lead={unansweredOf(error) ?? known?.reason ?? reasons[status] ?? oursText}
    >
      <p className="flex flex-wrap gap-3">
        {isTemporary && (
          <a href="" className="btn btn-primary">
            Try again
          </a>
        )}
        <Link to={back.to} className={`btn ${isTemporary ? 'btn-secondary' : 'btn-primary'}`}>
          {back.label}
        </Link>
        {status === 410 && (
          <>
            <Link to="/manage" reloadDocument className="btn btn-quiet -ml-3">
              Is it yours? Manage it
            </Link>
            <Link to={`${listing}/report`} className="btn btn-quiet -ml-3">
              Cheated? Report it
            </Link>
          </>
        )}
      </p>
      {alternatives.length > 0 && (
        <section className="section listings-row stack">
          <h2>{instead}</h2>
          {children(alternatives)}
        </section>
      )}
    </Page>
  );
}

export function missingMeta(
  args: Parameters<typeof pageMeta>[0] & { error?: unknown },
  failed: string,
) {
  const { error } = args;
  const title = isNoPage(error) ? explain(error).title : (missingIn(error)?.message ?? failed);
  return pageMeta(args, { title, description: title, noindex: true });
}

const missingIn = <Summary,>(error: unknown) =>
  isRouteErrorResponse(error) ? (error.data as Missing<Summary> | null) : null;

/** Below the address of a listing there is no such page, whether there is a listing or not. */
const isNoPage = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 404 && !error.data;
