import { EyeOff } from 'lucide-react';
import { nameOf, type ListingProps } from '../kind.ts';
import { ActionDialog } from '../layout/confirm-dialog.tsx';
import { DialogButton } from '../layout/dialog-button.tsx';
import { useKeptAnswer } from '../layout/use-kept-answer.ts';
import { noReason, ReasonChoice, reasonText } from '../review/reason-choice.tsx';

export const HideListing = (props: ListingProps) => (
  <DialogButton
    color="error"
    icon={EyeOff}
    label="Hide now"
    name={`Hide now: ${nameOf(props.listing)}`}
    dialog={(onClose) => <HideDialog {...props} onClose={onClose} />}
  />
);

function HideDialog({ kind, listing, onClose }: ListingProps & { onClose: () => void }) {
  const [reason, setReason] = useKeptAnswer(`hide ${listing.id}`, noReason);
  return (
    <ActionDialog
      title={`Hide ${nameOf(listing)}`}
      question="It is removed from the public pages at once. Renew it to make it public again."
      confirm="Hide now"
      isDestructive
      act={(api) => api.hide(kind, listing, reasonText(reason))}
      done={kind.messages.hidden}
      failed={kind.messages.hideFailed}
      // A renewed listing can be hidden again.
      onDone={() => (setReason(noReason), onClose())}
      onClose={onClose}
    >
      <ReasonChoice presets={kind.hideReasons} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
