import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  useLocation,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { received } from '#contract/sentences.ts';
import type { FormDefinition, FormFailure, FormPage } from '../forms/form-definition.ts';
import type { formPage } from '../forms/form-page.server.ts';
import { email } from '../forms/questions.tsx';
import { sendOrKeep } from '../forms/send-or-keep.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { submit } from '../forms/submission.server.ts';
import { Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { personalMeta } from '../ownership/ownership.ts';

const lostLink: FormDefinition = {
  page: '/manage/lost',
  call: '/api/ownership/links',
  sections: [{ fields: [{ ...email, hint: 'The one you gave us with your listing.' }] }],
  success: received.lostLink,
  failure: 'Something went wrong. Please try again.',
};

const lost = {
  title: 'Manage your listing',
  lead: 'Correct it, renew it or take it off, without a password: each email from us about your listing has your own link. Lost it? Type your email address, and we send it again.',
};
const dead = {
  title: 'This link no longer works',
  lead: 'It is broken, or a newer one has replaced it: a change of the email address sends one to the new address. Look for our newest email, or type your email address, and we send you a link that works.',
};
const closed = {
  title: 'Your link is not open',
  lead: 'Nothing was done. A link stays open for 12 hours or until you close it, in a browser that takes cookies from us. Open the link in our newest email, and do it again. Lost it? Type your email address, and we send it again.',
};
const wordsBy: Record<string, typeof lost> = { '?link=old': dead, '?link=closed': closed };
const wordsAt = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === lostLink.page ? (wordsBy[search] ?? lost) : dead;

/** Our own script alone, which keeps the page when the connection fails. */
export const handle = { analytics: false };

export const meta: MetaFunction<typeof formPage> = (args) =>
  personalMeta(args, wordsAt(args.location).title);

export { personally as headers } from '../ownership/owner-link.server.ts';

export { formPage as loader } from '../forms/form-page.server.ts';
export { receivedOrServer as clientLoader } from '../forms/send-or-keep.ts';
export const action = (args: ActionFunctionArgs) => submit(args, lostLink);
export const clientAction = (args: ClientActionFunctionArgs) => sendOrKeep(args, lostLink);

/** Also the page of a link that does not work, or that stopped working in between (`?link=old`, `?link=closed`). */
export default function LostLink() {
  const { key, sent } = useLoaderData<FormPage>();
  const failure = useActionData<FormFailure>();
  const visit = useLocation();
  return (
    <Page narrow {...wordsAt(visit)}>
      {sent && !failure && (
        <div id="sent" className="mb-6">
          <Notice tone="success">
            {`${lostLink.success} Nothing after a few minutes? Check your spam folder, or try another address.`}
          </Notice>
        </div>
      )}
      <SubmissionForm
        key={sent ? visit.key : 'first'}
        definition={lostLink}
        formKey={key}
        failure={failure}
        label="Send me my link"
      />
    </Page>
  );
}
