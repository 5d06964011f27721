import { RadioField } from '../forms/choice-field.tsx';
import { TextField } from '../forms/field.tsx';
import { SubmissionForm, type SubmissionFormProps } from '../forms/submission-form.tsx';
import { inquiry } from './inquiry.ts';

const interests = [
  { value: 'advertisement', text: 'Advertisement' },
  { value: 'sponsorship', text: 'Sponsorship' },
  { value: 'partnership', text: 'Partnership' },
  { value: 'other', text: 'Other' },
];

/** The fields of the advertising inquiry (spec §3). */
export function InquiryForm(props: Pick<SubmissionFormProps, 'formKey' | 'failure'>) {
  return (
    <SubmissionForm
      {...props}
      definition={inquiry}
      label="Send inquiry"
      sendingLabel="Sending inquiry..."
    >
      <TextField name="name" label="Your name" autoComplete="name" enterKeyHint="next" />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="name@example.com"
        enterKeyHint="next"
      />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0803 123 4567"
        enterKeyHint="next"
      />
      <TextField name="company" label="Company" autoComplete="organization" enterKeyHint="next" />
      <RadioField name="interest" label="What are you interested in?" choices={interests} />
      <TextField name="message" label="Message" lines={5} />
    </SubmissionForm>
  );
}
