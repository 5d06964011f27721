import { jobTypeNames } from '#contract/listing-types.ts';
import { jobPlans } from '#contract/plans.ts';
import { places } from '#contract/places.ts';
import type { FieldName, FormDefinition } from '../forms/form-definition.ts';
import { salaryPeriods } from '#contract/salary.ts';
import { enter, received } from '#contract/sentences.ts';
import { cacNumber, email, image, place, plan, terms } from '../forms/questions.tsx';

/** The form by which a business posts a vacancy (spec §3, §5, §8). */
export const posting: FormDefinition<FieldName<'JobPostingForm'>> = {
  page: '/post-job',
  call: '/api/jobs',
  canWait: true,
  sections: [
    {
      title: 'The job',
      fields: [
        {
          name: 'title',
          label: 'Job title',
          required: 'Enter the job title',
          placeholder: 'Dispatch rider',
        },
        {
          name: 'company',
          label: 'Company name',
          required: 'Enter the company name',
          autoComplete: 'organization',
        },
        {
          name: 'location',
          label: 'Location',
          required: 'Enter the location',
          hint: 'As applicants will read it. Choose state and area, too, so that people nearby find the job.',
          placeholder: 'Ikeja, Lagos',
          suggestions: places,
        },
        ...place,
        {
          name: 'type',
          label: 'Job type',
          required: enter.jobType,
          control: 'select',
          options: jobTypeNames,
        },
        { name: 'salary', label: 'Salary', placeholder: '₦120,000', isHalf: true },
        {
          name: 'salaryPeriod',
          label: 'Paid',
          control: 'select',
          options: { '': 'Choose', ...salaryPeriods },
          isHalf: true,
        },
        {
          name: 'description',
          label: 'Description',
          required: 'Enter the description',
          hint: 'Duties, working hours, area.',
          lines: 7,
          max: 10_000,
        },
        {
          name: 'requirements',
          label: 'Requirements',
          hint: 'One on each line.',
          placeholder: "Rider's licence\n2 years of experience",
          lines: 4,
        },
        {
          ...image,
          name: 'jobAttachment',
          label: 'Flyer or logo',
          again: 'Select the image again',
        },
      ],
    },
    {
      title: 'Applications and proof',
      fields: [
        {
          name: 'applyLink',
          label: 'Website',
          required:
            'Enter the full web address of the page where people apply, for example https://example.com',
          hint: 'The page where people apply. A WhatsApp link is fine, such as wa.me/2348031234567.',
          type: 'url',
          placeholder: 'www.example.com',
        },
        {
          ...email,
          label: 'Contact email',
          hint: 'For our moderators only; it is not shown in public.',
        },
        { ...cacNumber, enterKeyHint: 'done' },
      ],
    },
    {
      fields: [
        {
          ...plan,
          hint: 'The Basic plan is free for a limited launch period.',
          plans: jobPlans,
          initial: 'basic',
        },
      ],
    },
    {
      // Spec §5: the button does not wait for the terms; the form asks for them when it is sent.
      fields: [{ ...terms, awaited: false }],
    },
  ],
  success: received.job,
  failure: 'Server error posting job.',
};
