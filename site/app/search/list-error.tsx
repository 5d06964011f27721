import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useDocumentInstead } from '../layout/network.ts';
import { PageError } from '../layout/page-error.tsx';
import { Page } from '../layout/page.tsx';
import type { Filters, SearchableList } from './list-query.ts';

interface ListErrorProps {
  list: SearchableList<Filters>;
  /** For other errors. */
  children: ReactNode;
}

/** The title of an error page; undefined for other errors than an unknown place. */
export const unknownPlace = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 404 ? 'Place not found' : undefined;

/** Leads on from the address of a place that does not exist; a refused request is explained. */
export function ListError({ list, children }: ListErrorProps) {
  const error = useRouteError();
  useDocumentInstead(error);
  if (!isRouteErrorResponse(error) || error.status >= 500) return children;
  const title = unknownPlace(error);
  if (!title) return <PageError />;
  const [, many] = list.noun;
  return (
    <Page title={title} lead={`Check the link, or choose a place that has ${many}.`}>
      <p className="flex flex-wrap gap-3">
        <Link to={list.placesPath} className="btn btn-primary">
          Choose a place
        </Link>
        <Link to={list.path} className="btn btn-secondary">
          Show all {many}
        </Link>
      </p>
    </Page>
  );
}
