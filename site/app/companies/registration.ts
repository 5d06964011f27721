import type { FormDefinition } from '../forms/form-definition.ts';

/** The form by which a business asks to be listed (spec §3, §5, §8). */
export const registration: FormDefinition = {
  page: '/register-company',
  call: '/api/companies',
  fields: {
    plan: null,
    name: 'Enter the company name',
    ownerName: 'Enter the owner name',
    cacNumber: 'Enter the CAC number, for example RC 1234567',
    email: 'Enter an email address in the correct format, like name@example.com',
    phone: 'Enter a phone number that can be called, for example 0803 123 4567',
    address: 'Enter the address',
    category: 'Choose a service type: bike, van or air',
    priceRange: 'Enter the price range',
    website: null,
    description: null,
    terms: 'Please accept the terms and privacy policy',
  },
  image: 'profileImage',
  success: 'Company registration submitted successfully!',
  failure: 'Something went wrong. Please try again.',
};
