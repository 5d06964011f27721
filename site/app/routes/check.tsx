import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { forward } from '../api/api.server.ts';
import { failureHeaders } from '../api/failure.ts';
import type { FieldName, FormDefinition, FormFailure } from '../forms/form-definition.ts';
import { readTexts } from '../forms/multipart.server.ts';
import { otherPhone } from '../forms/questions.tsx';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { textHeaders } from '../layout/caching.ts';
import { oursText } from '../layout/network.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Page } from '../layout/page.tsx';
import { Answer, AskCompany, type NumberCheck } from '../numbers/answer.tsx';

const form: FormDefinition<FieldName<'NumberToCheck'>> = {
  page: '/check',
  call: '/api/numbers/check',
  sections: [
    {
      fields: [
        {
          ...otherPhone,
          name: 'number',
          label: 'Phone number',
          hint: 'As you see it, with or without +234. We do not keep it.',
        },
      ],
    },
  ],
  success: '',
  failure: `Numbers cannot be checked right now. ${oursText}`,
};

export const handle = { scripts: false };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: 'Check a number',
    description:
      'A rider calls, or somebody wants to pick up your goods? Type the phone number, and see which delivery company in Nigeria it belongs to.',
  });

export const headers: HeadersFunction = (args) =>
  args.actionHeaders.has('Cache-Control') ? args.actionHeaders : textHeaders(args);

export const loader = ({ context }: LoaderFunctionArgs) => ({
  refused: context.formRefused === true,
});

interface Outcome {
  check?: NumberCheck;
  failure?: FormFailure;
}

/** Answers on the page itself: the number must be in no address, which histories and logs keep. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readTexts(request, 'number');
  const { data: check, failure } = await forward<NumberCheck>(request, form.call, {
    body: JSON.stringify({ number: values.number ?? '' }),
  });
  // Back from the company shows it again; with `no-store` it would be the browser's question about sending the form anew.
  if (check) return data<Outcome>({ check }, { headers: { 'Cache-Control': 'private, no-cache' } });
  context.formRefused = true;
  const { message = form.failure, errors, status } = failure;
  const refused: FormFailure = { message, errors, values, key: '', imagesSent: [] };
  return data<Outcome>({ failure: refused }, { status, headers: failureHeaders(failure) });
}

export default function CheckNumber() {
  const { check, failure } = useActionData<Outcome>() ?? {};
  return (
    <Page
      narrow
      title="Check a number"
      lead="Is this really their rider? Type the number that called you, and see which company it belongs to."
    >
      {check && <Answer key={check.number} {...check} />}
      <SubmissionForm
        {...{ definition: form, formKey: '', failure }}
        {...{ label: 'Check the number', sendingLabel: 'Checking...' }}
      />
      {failure && !failure.errors.number && <AskCompany because="You can find out without us" />}
    </Page>
  );
}
