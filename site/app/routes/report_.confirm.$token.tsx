import { data, type ActionFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { forward } from '../api/api.server.ts';
import { Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { personalMeta } from '../ownership/ownership.ts';

export { handle } from '../ownership/ownership.ts';
export { personally as headers } from '../ownership/owner-link.server.ts';

const title = 'Confirm your report';

export const meta: MetaFunction = (args) => personalMeta(args, title);

/** By a post alone, since mail scanners open links. */
export async function action({ request, params: { token } }: ActionFunctionArgs) {
  const { data: done, failure } = await forward<{ message: string }>(
    request,
    '/api/reports/confirmations',
    { body: JSON.stringify({ token }), headers: { 'Content-Type': 'application/json' } },
  );
  if (done) return data({ message: done.message, isDone: true });
  const message = failure.message ?? 'It could not be confirmed. Please try again.';
  return data({ message, isDone: false }, { status: failure.status });
}

export default function ConfirmReport() {
  const answer = useActionData<typeof action>();
  return (
    <Page narrow title={title}>
      <div className="stack">
        {answer && <Notice tone={answer.isDone ? 'success' : 'error'}>{answer.message}</Notice>}
        {!answer?.isDone && (
          <form method="post" className="stack">
            <p>Did you send us a report? Press the button, so that it counts.</p>
            <button className="btn btn-primary">Confirm my report</button>
          </form>
        )}
      </div>
    </Page>
  );
}
