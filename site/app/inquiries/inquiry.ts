import { received } from '#contract/sentences.ts';
import type { FieldName, FormDefinition } from '../forms/form-definition.ts';
import { email, phone } from '../forms/questions.tsx';

/** The form for advertising, sponsorship and partnerships (spec §3, §5, §8). */
export const inquiry: FormDefinition<FieldName<'InquiryForm'>> = {
  page: '/advertise',
  call: '/api/inquiries',
  canWait: true,
  sections: [
    {
      fields: [
        { name: 'name', label: 'Your name', required: 'Enter your name', autoComplete: 'name' },
        email,
        phone,
        { name: 'company', label: 'Company', autoComplete: 'organization' },
        {
          name: 'interest',
          label: 'What are you interested in?',
          required: 'Choose what you are interested in',
          control: 'radio',
          choices: [
            { value: 'advertisement', text: 'Advertisement' },
            { value: 'sponsorship', text: 'Sponsorship' },
            { value: 'partnership', text: 'Partnership' },
            { value: 'other', text: 'Other' },
          ],
        },
        { name: 'message', label: 'Message', required: 'Enter your message', lines: 5, max: 5000 },
      ],
    },
  ],
  success: received.inquiry,
  failure: 'There was an error submitting your inquiry. Please try again.',
};
