import type { FormDefinition } from '../forms/form-definition.ts';

/** The advertising inquiry form (spec §3, §5, §8). */
export const inquiry: FormDefinition = {
  page: '/advertise',
  call: '/api/inquiries',
  fields: {
    name: 'Enter your name',
    email: 'Enter an email address in the correct format, like name@example.com',
    phone: 'Enter a phone number that can be called, for example 0803 123 4567',
    company: null,
    interest: 'Choose what you are interested in',
    message: 'Enter your message',
  },
  success: "Thank you for your inquiry! We'll get back to you soon.",
  failure: 'There was an error submitting your inquiry. Please try again.',
};
