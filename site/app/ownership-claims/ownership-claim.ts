import type { FieldName, FormDefinition } from '../forms/form-definition.ts';
import { cacNumber, email, phone } from '../forms/questions.tsx';

/** The form for claims of listed companies, beneath the text of spec §6. */
export const ownershipClaim: FormDefinition<FieldName<'ClaimForm'>> = {
  page: '/claim-listing',
  call: '/api/ownership-claims',
  sections: [
    {
      fields: [
        {
          name: 'company',
          label: 'Which company?',
          hint: 'The link of its page, or its name exactly as listed.',
          required: 'Enter the company’s name, or the link of its page',
        },
        { name: 'name', label: 'Your name', required: 'Enter your name', autoComplete: 'name' },
        {
          name: 'role',
          label: 'Your role in the company',
          hint: 'We send your name and role to the email in the listing, so that its owner can object.',
          required: 'Enter your role in the company',
          autoComplete: 'organization-title',
        },
        phone,
        { ...email, hint: 'The listing gets this address once the claim is proven.' },
        { ...cacNumber, required: undefined, hint: 'We compare it with the one in the listing.' },
        {
          name: 'words',
          label: 'Why is it yours?',
          required: 'Enter why it is yours',
          lines: 4,
          max: 2000,
        },
      ],
    },
  ],
  success: 'We have written to you.',
  failure: 'There was an error sending your claim. Please try again.',
};
