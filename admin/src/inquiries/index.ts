import { lazy } from 'react';

const InquiryList = lazy(async () => ({
  default: (await import('./inquiry-list.tsx')).InquiryList,
}));

/** What people asked about advertising and sponsorship. */
export const inquiries = { name: 'inquiries', list: InquiryList };
