import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Link,
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { RegistrationFields } from '../companies/registration-fields.tsx';
import { registration } from '../companies/registration.ts';
import { Confirmation } from '../forms/confirmation.tsx';
import type { FormFailure } from '../forms/form-definition.ts';
import { formHeaders, formPage } from '../forms/form-page.server.ts';
import { SubmissionPage } from '../forms/submission-page.tsx';
import { sendOrKeep } from '../forms/send-or-keep.ts';
import { submit } from '../forms/submission.server.ts';
import { pageMeta } from '../layout/page-meta.ts';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.received
      ? 'Registration received'
      : `${args.data?.refused ? 'Error: ' : ''}Register your delivery company`,
    description:
      'List your bike, van or air delivery company for free: 3 months, reviewed within 24 hours.',
    noindex: Boolean(args.data?.received),
  });

export const loader = (args: LoaderFunctionArgs) => formPage(args);
export const action = (args: ActionFunctionArgs) => submit(args, registration);
export const clientAction = (args: ClientActionFunctionArgs) => sendOrKeep(args, registration);
export const headers = formHeaders;

export default function RegisterCompany() {
  const { key, received } = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  if (received) return <Registered reference={received} />;
  return (
    <SubmissionPage
      title="Register your delivery company"
      lead="Get found by customers who need bike, van or air delivery. Your application is reviewed within 24 hours."
      definition={registration}
      formKey={key}
      failure={failure}
      label="Submit Registration"
      sendingLabel="Submitting Registration..."
    >
      <RegistrationFields imageAgain={failure?.hadImage === true} />
    </SubmissionPage>
  );
}

function Registered({ reference }: { reference: string }) {
  return (
    <Confirmation
      definition={registration}
      title="Registration received"
      reference={reference}
      steps={[
        'We check your CAC number and your details. Your application is reviewed within 24 hours.',
        'Once approved, your company goes live under Browse Companies with a verified badge, free for 3 months.',
        'We’ll email you our decision, or ask if we need anything else.',
      ]}
    >
      <Link to="/companies" className="btn btn-primary">
        Browse companies
      </Link>
      <Link to="/register-company" className="btn btn-secondary">
        Register another company
      </Link>
    </Confirmation>
  );
}
