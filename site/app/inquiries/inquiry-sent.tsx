import { useEffect } from 'react';
import { forgetDraft } from '../forms/draft.ts';
import { Icon } from '../layout/icon.tsx';
import { inquiry } from './inquiry.ts';

/** Success message shown for 5 seconds (spec §4), while the form below it is empty again. */
export function InquirySent() {
  useEffect(() => forgetDraft(inquiry.page), []);
  return (
    <p id="sent" role="status" className="notice notice-success inquiry-sent mb-6 font-semibold">
      <Icon name="success" className="size-6" />
      {inquiry.success}
    </p>
  );
}
