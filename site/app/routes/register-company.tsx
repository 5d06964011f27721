import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import type { formPage } from '../forms/form-page.server.ts';
import { reviewTime } from '#contract/promises.ts';
import { afterSubmission } from '#contract/sentences.ts';
import { registration } from '../companies/registration.tsx';
import { sendOrKeep } from '../forms/send-or-keep.ts';
import { submissionMeta, SubmissionPage } from '../forms/submission-page.tsx';
import { submit } from '../forms/submission.server.ts';

const page = {
  definition: registration,
  title: 'Register your delivery company',
  description: `List your bike, van or air delivery company for free: 3 months, reviewed ${reviewTime}.`,
  lead: `Get found by customers who need bike, van or air delivery. Your application is reviewed ${reviewTime}.`,
  label: 'Submit Registration',
  sendingLabel: 'Submitting Registration...',
  received: {
    title: 'Registration received',
    steps: [
      afterSubmission.company,
      'Once approved, your company goes live under Browse Companies with a verified badge, free for 3 months.',
      'We are emailing you your own link: with it you correct, renew or take off your listing. Nothing within an hour? Check your spam folder. Our decision comes by email, too.',
    ],
    list: { to: '/companies', label: 'Browse companies' },
    another: 'Register another company',
  },
};

export const meta: MetaFunction<typeof formPage> = (args) => submissionMeta(args, page);

export { formPage as loader, formHeaders as headers } from '../forms/form-page.server.ts';
export { receivedOrServer as clientLoader } from '../forms/send-or-keep.ts';
export const action = (args: ActionFunctionArgs) => submit(args, registration);
export const clientAction = (args: ClientActionFunctionArgs) => sendOrKeep(args, registration);

export default function RegisterCompany() {
  return <SubmissionPage {...page} />;
}
