import { EyeOff } from 'lucide-react';
import { useChange } from '../api-client/use-change.ts';
import { nameOf, type ListingProps } from '../kind.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
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
  const { busy, change } = useChange();
  const { hidden: done, hideFailed: failed } = kind.messages;
  const hide = () =>
    change((api) => api.hide(kind, listing, reasonText(reason)), {
      done,
      failed,
      // A renewed listing can be hidden again.
      onDone: () => (setReason(noReason), onClose()),
    });
  return (
    <ConfirmDialog
      title={`Hide ${nameOf(listing)}`}
      question="It is removed from the public pages at once. Renew it to make it public again."
      confirm="Hide now"
      isDestructive
      busy={busy}
      onConfirm={() => void hide()}
      onClose={onClose}
    >
      <ReasonChoice presets={kind.hideReasons} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
