import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import type { formPage } from '../forms/form-page.server.ts';
import { afterSubmission } from '#contract/sentences.ts';
import { sendOrKeep } from '../forms/send-or-keep.ts';
import { submissionMeta, SubmissionPage } from '../forms/submission-page.tsx';
import { submit } from '../forms/submission.server.ts';
import { posting } from '../jobs/posting.tsx';

const page = {
  definition: posting,
  title: 'Post a job',
  description:
    'Find riders, drivers and dispatchers in Nigeria. Basic posts are free and stay for 30 days.',
  lead: 'Reach riders, drivers and dispatchers all over Nigeria. It takes about three minutes.',
  label: 'Post Job',
  sendingLabel: 'Posting Job...',
  received: {
    title: 'Job received',
    steps: [
      afterSubmission.job,
      'Once approved, it goes live under Jobs and stays for the term of its plan.',
      'We are emailing you your own link: with it you correct, renew or take off the job. Nothing within an hour? Check your spam folder. Our decision comes by email, too.',
    ],
    list: { to: '/jobs', label: 'View jobs' },
    another: 'Post another job',
  },
};

export const meta: MetaFunction<typeof formPage> = (args) => submissionMeta(args, page);

export { formPage as loader, formHeaders as headers } from '../forms/form-page.server.ts';
export { receivedOrServer as clientLoader } from '../forms/send-or-keep.ts';
export const action = (args: ActionFunctionArgs) => submit(args, posting);
export const clientAction = (args: ClientActionFunctionArgs) => sendOrKeep(args, posting);

export default function PostJob() {
  return <SubmissionPage {...page} />;
}
