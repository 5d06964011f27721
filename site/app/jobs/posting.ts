import type { FormDefinition } from '../forms/form-definition.ts';

/** The form by which a business posts a vacancy (spec §3, §5, §8). */
export const posting: FormDefinition = {
  page: '/post-job',
  call: '/api/jobs',
  fields: {
    plan: null,
    title: 'Enter the job title',
    company: 'Enter the company name',
    location: 'Enter the location',
    type: 'Choose a job type: full-time, part-time or contract',
    salary: null,
    description: 'Enter the description',
    requirements: null,
    applyLink:
      'Enter the full web address of the page where people apply, for example https://example.com',
    email: 'Enter an email address in the correct format, like name@example.com',
    cacNumber: 'Enter the CAC number, for example RC 1234567',
    terms: 'Please accept the terms and privacy policy',
  },
  image: 'jobAttachment',
  success: 'Job posted successfully!',
  failure: 'Server error posting job.',
};
