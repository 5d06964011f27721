import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { ReachUs } from '../content/reach-us.tsx';
import { MailedButton } from '../ownership/mailed-button.tsx';
import { pressMailed } from '../ownership/mailed-button.server.ts';
import { personalMeta } from '../ownership/ownership.ts';

export { handle } from '../ownership/ownership.ts';
export { personally as headers } from '../ownership/owner-link.server.ts';

const title = 'The email address of your listing';

export const meta: MetaFunction = (args) => personalMeta(args, title);

export const action = (args: ActionFunctionArgs) => pressMailed(args, '/api/ownership/objections');

export default function ObjectToChange() {
  return (
    <MailedButton
      title={title}
      label="Give it back to my address"
      instead={<ReachUs about="I object to the new email address of my listing:" />}
    >
      Did nobody at your company ask for another address? Press the button: your listing has your
      address again, the link of the other one ends, and we email you a new link.
    </MailedButton>
  );
}
