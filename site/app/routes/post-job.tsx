import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Link,
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { Confirmation } from '../forms/confirmation.tsx';
import type { FormFailure } from '../forms/form-definition.ts';
import { formHeaders, formPage } from '../forms/form-page.server.ts';
import { sendOrKeep } from '../forms/send-or-keep.ts';
import { SubmissionPage } from '../forms/submission-page.tsx';
import { submit } from '../forms/submission.server.ts';
import { PostingFields } from '../jobs/posting-fields.tsx';
import { posting } from '../jobs/posting.ts';
import { pageMeta } from '../layout/page-meta.ts';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.received
      ? 'Job received'
      : `${args.data?.refused ? 'Error: ' : ''}Post a job`,
    description:
      'Find riders, drivers and dispatchers in Nigeria. Basic posts are free and stay for 30 days.',
    noindex: Boolean(args.data?.received),
  });

export const loader = (args: LoaderFunctionArgs) => formPage(args);
export const action = (args: ActionFunctionArgs) => submit(args, posting);
export const clientAction = (args: ClientActionFunctionArgs) => sendOrKeep(args, posting);
export const headers = formHeaders;

export default function PostJob() {
  const { key, received } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  if (received) return <Posted reference={received} />;
  return (
    <SubmissionPage
      title="Post a job"
      lead="Reach riders, drivers and dispatchers all over Nigeria. It takes about three minutes."
      definition={posting}
      formKey={key}
      failure={failure}
      label="Post Job"
      sendingLabel="Posting Job..."
    >
      <PostingFields imageAgain={failure?.hadImage === true} />
    </SubmissionPage>
  );
}

function Posted({ reference }: { reference: string }) {
  return (
    <Confirmation
      definition={posting}
      title="Job received"
      reference={reference}
      steps={[
        'We check your CAC number and the job before anybody sees it.',
        'Once approved, it goes live under Jobs and stays for the term of its plan.',
        'We’ll email you our decision, or ask if we need anything else.',
      ]}
    >
      <Link to="/jobs" className="btn btn-primary">
        View jobs
      </Link>
      <Link to="/post-job" className="btn btn-secondary">
        Post another job
      </Link>
    </Confirmation>
  );
}
