import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { MailedButton } from '../ownership/mailed-button.tsx';
import { pressMailed } from '../ownership/mailed-button.server.ts';
import { personalMeta } from '../ownership/ownership.ts';

export { handle } from '../ownership/ownership.ts';
export { personally as headers } from '../ownership/owner-link.server.ts';

const title = 'Your report';

export const meta: MetaFunction = (args) => personalMeta(args, title);

export const action = (args: ActionFunctionArgs) => pressMailed(args, '/api/reports/confirmations');

export default function ConfirmReport() {
  const again = (
    <a href="/report" className="btn btn-secondary self-start">
      Report it again
    </a>
  );
  return (
    <MailedButton title={title} label="Confirm my report" instead={again}>
      Did you send us a report? Press the button, so that it counts.
    </MailedButton>
  );
}
