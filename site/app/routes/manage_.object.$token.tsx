import { data, type ActionFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { forward } from '../api/api.server.ts';
import { Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { personalMeta } from '../ownership/ownership.ts';

export { handle } from '../ownership/ownership.ts';
export { personally as headers } from '../ownership/owner-link.server.ts';

const title = 'Object to the new email address';

export const meta: MetaFunction = (args) => personalMeta(args, title);

/** Of links that do not work any more. */
const over = [404, 409];

/** By a post alone, since mail scanners open links. */
export async function action({ request, params: { token } }: ActionFunctionArgs) {
  const { data: done, failure } = await forward<{ message: string }>(
    request,
    '/api/ownership/objections',
    { body: JSON.stringify({ token }), headers: { 'Content-Type': 'application/json' } },
  );
  if (done) return data({ message: done.message, isDone: true, isOver: true });
  const message = failure.message ?? 'It could not be undone. Please try again.';
  const isOver = over.includes(failure.status);
  return data({ message, isDone: false, isOver }, { status: failure.status });
}

export default function ObjectToChange() {
  const answer = useActionData<typeof action>();
  return (
    <Page narrow title={title}>
      <div className="stack">
        {answer && <Notice tone={answer.isDone ? 'success' : 'error'}>{answer.message}</Notice>}
        {!answer?.isOver && (
          <form method="post" className="stack">
            <p>
              Did nobody at your company ask for another address? Press the button: your listing has
              your address again, the link of the other one ends, and we email you a new link.
            </p>
            <button className="btn btn-primary">Give it back to my address</button>
          </form>
        )}
      </div>
    </Page>
  );
}
