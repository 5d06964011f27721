import { companyPlans } from '#contract/plans.ts';
import { licenceClasses } from '#contract/licence.ts';
import { serviceNames, serviceTypes } from '#contract/listing-types.ts';
import { reaches } from '#contract/reach.ts';
import { received } from '#contract/sentences.ts';
import type { FieldName, FormDefinition } from '../forms/form-definition.ts';
import { cacNumber, email, image, phone, place, plan, terms } from '../forms/questions.tsx';

/** The form by which a business asks to be listed (spec §3, §5, §8). */
export const registration: FormDefinition<FieldName<'CompanyRegistrationForm'>> = {
  page: '/register-company',
  call: '/api/companies',
  canWait: true,
  sections: [
    {
      title: 'Your company',
      fields: [
        {
          name: 'name',
          label: 'Company name',
          required: 'Enter the company name',
          autoComplete: 'organization',
        },
        {
          name: 'ownerName',
          label: 'Owner name',
          required: 'Enter the owner name',
          autoComplete: 'name',
        },
        cacNumber,
      ],
    },
    {
      title: 'How customers reach you',
      fields: [
        email,
        { ...phone, hint: 'Customers see this number once they tap to reveal it.' },
        {
          name: 'whatsapp',
          label: 'WhatsApp number',
          hint: 'Only if it is another number.',
          type: 'tel',
          autoComplete: 'on',
          placeholder: '0805 765 4321',
        },
        {
          name: 'address',
          label: 'Address',
          required: 'Enter the address',
          hint: 'Where customers can visit you before they hand over a parcel.',
          autoComplete: 'address-line1',
          placeholder: '12 Allen Avenue, Ikeja, Lagos',
        },
        ...place,
        { name: 'website', label: 'Website', type: 'url', placeholder: 'www.example.com' },
      ],
    },
    {
      title: 'What you offer',
      fields: [
        {
          name: 'category',
          label: 'Service type',
          required: 'Choose a service type: bike, van or air',
          control: 'radio',
          choices: serviceTypes.map((value) => ({
            value,
            text: serviceNames[value],
            icon: value,
          })),
        },
        {
          name: 'reach',
          label: 'How far do you deliver?',
          control: 'select',
          options: { '': 'Choose', ...reaches },
        },
        {
          name: 'reachStates',
          label: 'To which states?',
          hint: 'With commas between them.',
          placeholder: 'Oyo, Ogun, Kwara',
        },
        {
          name: 'priceRange',
          label: 'Price range',
          required: 'Enter the price range',
          hint: 'Your usual price, from lowest to highest.',
          placeholder: '₦1,500 – ₦5,000',
        },
        {
          name: 'description',
          label: 'Description',
          hint: 'Areas you cover, opening hours, what you carry.',
          lines: 5,
          max: 5000,
        },
        { ...image, name: 'profileImage', label: 'Logo', again: 'Select the logo again' },
        {
          ...image,
          name: 'cover',
          label: 'Cover photo',
          hint: 'Your bike, van or office. Hold the phone sideways. JPG, PNG or WebP, up to 5 MB.',
          again: 'Select the cover photo again',
        },
      ],
    },
    {
      title: 'Numbers of your riders and branches',
      folded:
        'Customers who check one of them are told that it is yours. Nobody else sees the list. We call you before a new number counts.',
      fields: [
        {
          name: 'riderNumbers',
          label: 'Riders’ numbers',
          hint: 'Up to 10, one per line, each with whose it is.',
          placeholder: '0805 765 4321 Rider in Yaba',
          lines: 4,
        },
      ],
    },
    {
      title: 'Courier licence',
      folded:
        'Couriers need one from NIPOST each year. Only our moderators see these answers. Send a photo of the paper in reply to our email: once we have seen it, your page says so.',
      fields: [
        { name: 'licenceNumber', label: 'Licence number' },
        {
          name: 'licenceClass',
          label: 'Class',
          control: 'select',
          options: { '': 'Choose', ...licenceClasses },
        },
        { name: 'licenceUntil', label: 'Valid until', type: 'date' },
      ],
    },
    {
      fields: [
        {
          ...plan,
          hint: 'All new companies get 3 months free.',
          plans: companyPlans,
          initial: 'free',
        },
      ],
    },
    { fields: [terms] },
  ],
  success: received.company,
  failure: 'Something went wrong. Please try again.',
};
