import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';
import { CacExplanation } from './cac-explanation.tsx';
import { Confirmation } from './confirmation.tsx';
import type { FormFailure, FormPage } from './form-definition.ts';
import { SubmissionForm, type SubmissionFormProps } from './submission-form.tsx';

interface SubmissionPageProps extends Omit<SubmissionFormProps, 'formKey' | 'failure'> {
  title: string;
  /** Of its meta tags. */
  description: string;
  lead: string;
  received: {
    title: string;
    steps: readonly string[];
    list: { to: string; label: string };
    /** The link to an empty form. */
    another: string;
  };
}

export function SubmissionPage({ title, lead, received, ...form }: SubmissionPageProps) {
  const { key, received: reference, sender } = useLoaderData<FormPage>();
  const failure = useActionData<FormFailure>();
  const { definition } = form;
  if (reference) {
    const { list, another, ...confirmation } = received;
    return (
      <Confirmation {...confirmation} definition={definition} reference={reference} sender={sender}>
        <Link to={list.to} className="btn btn-primary">
          {list.label}
        </Link>
        <Link to={definition.page} className="btn btn-secondary">
          {another}
        </Link>
        <Link to="/manage/lost" reloadDocument className="btn btn-quiet">
          Manage your listing
        </Link>
      </Confirmation>
    );
  }
  return (
    <Page title={title} lead={failure ? undefined : lead}>
      <div className="beside items-start">
        <div>
          <SubmissionForm {...form} formKey={key} failure={failure} />
        </div>
        <aside className="lg:sticky lg:top-6">
          <CacExplanation />
        </aside>
      </div>
    </Page>
  );
}

type MetaArgs = Parameters<typeof pageMeta>[0] & { data?: FormPage };

export function submissionMeta(args: MetaArgs, page: SubmissionPageProps) {
  const isReceived = Boolean(args.data?.received);
  const { title } = isReceived ? page.received : page;
  return pageMeta(args, { title, description: page.description, noindex: isReceived });
}
